import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = ({ source: { path, query = {} }, choice }: Settings): readonly WidgetNeed[] => [
  { name: 'agreements', path, query },
  ...(choice === undefined
    ? []
    : [{ name: 'choice', path: choice.source.path, query: choice.source.query ?? {}, personal: true }]),
];

import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = ({ source }: Settings): readonly WidgetNeed[] =>
  source === undefined ? [] : [{ name: 'rows', path: source.path, query: source.query ?? {} }];

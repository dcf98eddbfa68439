import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The survey is personal: the answer says when the member can take it again. The widget shows its own error. */
export const needs = ({ source }: Pick<Settings, 'source'>): readonly WidgetNeed[] => [
  { name: 'survey', path: source.path, query: source.query ?? {}, personal: true, skipErrorHandler: true },
];

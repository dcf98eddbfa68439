import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = ({ source: { path, query = {} } }: Settings): readonly WidgetNeed[] => [
  { name: 'setting', path, query, personal: true, skipErrorHandler: true, memberEvent: 'notification' },
];

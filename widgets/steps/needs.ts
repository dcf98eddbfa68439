import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The call that tells the step. The widget shows a failure itself. */
export const needs = ({ source: { path, query = {} }, event }: Settings): readonly WidgetNeed[] => [
  { name: 'step', path, query, skipErrorHandler: true, ...(event === undefined ? {} : { memberEvent: event }) },
];

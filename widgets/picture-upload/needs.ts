import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The picture is personal: it is fetched for members only. The widget shows its own error. */
export const needs = ({ source, event }: Pick<Settings, 'source' | 'event'>): readonly WidgetNeed[] => [
  {
    name: 'picture',
    path: source.path,
    query: source.query ?? {},
    personal: true,
    skipErrorHandler: true,
    ...(event === undefined ? {} : { memberEvent: event }),
  },
];

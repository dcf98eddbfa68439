import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** An own report is personal; one that a link shares is not asked for without the link. The widget shows its own error. */
export const needs = ({
  source,
  event,
  forGuests,
  sample,
}: Pick<Settings, 'source' | 'event' | 'forGuests' | 'sample'>): readonly WidgetNeed[] => [
  {
    name: 'report',
    path: source.path,
    query: source.query ?? {},
    personal: forGuests !== true,
    skipErrorHandler: true,
    ...(event === undefined ? {} : { memberEvent: event }),
    ...(sample?.link === undefined ? {} : { onlyWithQuery: sample.link }),
  },
];

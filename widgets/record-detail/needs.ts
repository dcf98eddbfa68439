import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Path parameter that selects the record, if the call has one. */
export const selectingParam = ({ source }: Pick<Settings, 'source'>): string | undefined =>
  /\{param\.(\w+)\}/.exec(source.path)?.[1];

/** The record is personal unless guests see it too: then browsers fetch it. The widget shows its own error. */
export const needs = ({
  source,
  event,
  forGuests,
  card,
}: Pick<Settings, 'source' | 'event' | 'forGuests'> & Partial<Pick<Settings, 'card'>>): readonly WidgetNeed[] => {
  const onlyWithParam = selectingParam({ source });
  return [
    {
      name: 'record',
      path: source.path,
      query: source.query ?? {},
      personal: forGuests !== true,
      skipErrorHandler: true,
      ...(event === undefined ? {} : { memberEvent: event }),
      ...(onlyWithParam === undefined ? {} : { onlyWithParam }),
      ...(card?.code === undefined ? {} : { codes: true }),
    },
  ];
};

import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Records are personal unless guests see them too: then browsers fetch them. The widget shows its own error. */
export const needs = ({ source, event, onlyWith, forGuests }: Pick<Settings, 'source' | 'event' | 'onlyWith' | 'forGuests'>): readonly WidgetNeed[] => {
  const query = source.query ?? {};
  const asked = onlyWith === undefined ? undefined : Object.keys(query).find((name) => query[name]?.startsWith(`{query.${onlyWith}`) === true);
  return [
    {
      name: 'records', path: source.path, query, skipErrorHandler: true,
      ...(forGuests === true ? {} : { personal: true }), ...(event === undefined ? {} : { memberEvent: event }), ...(asked === undefined ? {} : { onlyWith: asked }),
    },
  ];
};

import type { WidgetNeed } from '../define-widget.ts';
import { pageQuery } from '../shared/paging/page-query.ts';
import type { Settings } from './schema.ts';

/** Records are personal unless guests see them too: then browsers fetch them. The widget shows its own error. */
export const needs = ({
  source,
  event,
  onlyWith,
  onlyWithParam,
  forGuests,
  pages,
  marked,
  card,
}: Pick<Settings, 'source' | 'event' | 'onlyWith' | 'onlyWithParam' | 'forGuests' | 'pages' | 'marked'> &
  Partial<Pick<Settings, 'card'>>): readonly WidgetNeed[] => {
  const query = source.query ?? {};
  const asked =
    onlyWith === undefined
      ? undefined
      : Object.keys(query).find((name) => query[name]?.startsWith(`{query.${onlyWith}`) === true);
  return [
    {
      name: 'records',
      path: source.path,
      query: pageQuery(query, pages),
      skipErrorHandler: true,
      personal: forGuests !== true,
      ...(event === undefined ? {} : { memberEvent: event }),
      ...(asked === undefined ? {} : { onlyWith: asked }),
      ...(onlyWithParam === undefined ? {} : { onlyWithParam }),
      ...(card?.code === undefined ? {} : { codes: true }),
    },
    ...(marked === undefined
      ? []
      : [
          {
            name: 'marks',
            path: marked.source.path,
            query: marked.source.query ?? {},
            personal: true as const,
            skipErrorHandler: true as const,
            ...(event === undefined ? {} : { memberEvent: event }),
          },
        ]),
  ];
};

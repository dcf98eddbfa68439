import { fieldsOf, textsIn } from '../../../content/check/is-fields.ts';
import type { Body } from '../../api/client.ts';
import { addressAt } from '../../problems/addresses.ts';
import type { Docs } from '../../site/documents.ts';
import { bodiesOf } from '../../site/use-site.tsx';

/** Values within a value, at any depth. */
const within = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(within)] : [];

/** Calls of pages that show the current events of a kind, which no list opens. */
const currentCalls: Readonly<Record<string, string>> = {
  ATTEND: '/api/v1/iam/evt/attend-dtl',
  MINI_GAME: '/api/v1/iam/evt/mini-games',
};

/** Page whose layout reads the current events of a kind. */
const currentPage = (docs: Docs, pages: readonly Body[], kind: string): Body | undefined => {
  const call = currentCalls[kind];
  if (call === undefined) return undefined;
  const layouts = new Set(
    bodiesOf(docs, 'layout').flatMap((layout) =>
      within(layout['placements']).some((one) => fieldsOf(one)['path'] === call) ? [layout.id] : [],
    ),
  );
  return pages.find(({ layout }) => typeof layout === 'string' && layouts.has(layout));
};

/** Screen that lists of the venue open for a kind of event. */
const screenFor = (docs: Docs, pages: readonly Body[], kind: string): string | undefined => {
  const layouts = new Set(
    pages.flatMap(({ layout, stateLayouts }) => [layout, ...Object.values(fieldsOf(stateLayouts))]),
  );
  for (const layout of bodiesOf(docs, 'layout')) {
    if (!layouts.has(layout.id)) continue;
    for (const one of within(layout['placements']).map(fieldsOf)) {
      const detail = fieldsOf(one['detail']);
      if (one['kind'] === kind && typeof detail['pageNm'] === 'string') return detail['pageNm'];
    }
  }
  return undefined;
};

/** Address of the visitor's page of an event in a venue. Undefined if the venue has no page for events of its kind. */
export const eventPathOf = (
  docs: Docs,
  venue: string,
  { kind, eventId }: { readonly kind: string; readonly eventId: string },
): string | undefined => {
  const pages = bodiesOf(docs, 'page').filter((page) => page['venue'] === venue);
  const screen = screenFor(docs, pages, kind);
  const page = screen === undefined ? currentPage(docs, pages, kind) : pages.find((one) => one['screen'] === screen);
  const [pattern] = textsIn(page?.['paths']);
  return page === undefined || pattern === undefined
    ? undefined
    : addressAt((key) => docs.get(key)?.body, page, pattern.replace('{eventId}', encodeURIComponent(eventId)));
};

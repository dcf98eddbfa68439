import { fieldsOf, type Fields } from '../../../content/check/is-fields.ts';
import type { Names } from '../../../content/diff/names.ts';
import type { Body } from '../../api/client.ts';
import { keyOf, type Doc, type Docs } from '../../site/documents.ts';

interface TableWish {
  readonly type: string;
  /** Code of the venue. */
  readonly id: string;
  readonly source: Body | undefined;
}

const tablesOf = (docs: Docs, type: string): readonly Body[] =>
  [...docs.values()].flatMap((doc) => (doc.type === type && doc.body !== undefined ? [doc.body] : []));

/** Value that more than half of the tables share for a name. */
const usual = (tables: readonly Body[], field: string): readonly (readonly [name: string, said: unknown])[] => {
  const all = tables.flatMap((table) => Object.entries(fieldsOf(table[field])));
  return [...Map.groupBy(all, (entry) => JSON.stringify(entry)).values()].flatMap((some) =>
    some.length * 2 > tables.length && some[0] !== undefined ? [some[0]] : [],
  );
};

/** Deep links that lead from any venue: to shared pages, or where the address that comes along says. */
const firstLinks = (docs: Docs, names: Names): Fields => {
  const isForAll = (said: unknown): boolean => {
    const { pageNm, codes } = fieldsOf(said);
    return (
      codes === undefined &&
      (pageNm === undefined ||
        (typeof pageNm === 'string' &&
          names.findScreen(pageNm) !== undefined &&
          names.findScreen(pageNm)?.['venue'] === undefined))
    );
  };
  return Object.fromEntries(usual(tablesOf(docs, 'deep-links'), 'pages').filter(([, said]) => isForAll(said)));
};

/** Targets of other push entries, most frequent first; else the first deep link. */
const otherPush = (pushes: readonly Body[], links: Fields): unknown => {
  const [most] = [...Map.groupBy(pushes, ({ other }) => other)].toSorted(([, one], [, two]) => two.length - one.length);
  return most?.[0] ?? Object.keys(links)[0] ?? '';
};

/** Corners of a first map; operators replace them with real ones. */
const size = 1000;
const corners = [
  { x: 0, y: 0, lat: 37.3, lng: 127.2 },
  { x: size, y: 0, lat: 37.3, lng: 127.2113 },
  { x: 0, y: size, lat: 37.291, lng: 127.2 },
];

/** A map with one layer that shows the picture of its venue, to be replaced with a drawing. */
const firstMap = (docs: Docs, venue: string): Body => ({
  type: 'park-map',
  id: venue,
  v: 1,
  venue,
  zoom: { min: 1, max: 4 },
  start: { layer: 'out', x: size / 2, y: size / 2, zoom: 1 },
  layers: [
    {
      id: 'out',
      name: { ko: '야외', en: 'Outdoors' },
      art: docs.get(keyOf({ type: 'venue', id: venue }))?.body?.['art'],
      width: size,
      height: size,
      north: 0,
      controlPoints: corners,
    },
  ],
});

const local = (ko: string, en: string) => ({ ko, en });

/** Prices with one ticket for one class on every day, to be replaced with the real ones. */
const firstFees = (venue: string): Body => ({
  type: 'fee-table',
  id: venue,
  v: 1,
  venue,
  dayKinds: [{ dayKindId: 'everyday', name: local('매일', 'Every day'), weekdays: [0, 1, 2, 3, 4, 5, 6] }],
  classes: [{ classId: 'adult', name: local('어른', 'Adult') }],
  tickets: [
    {
      ticketId: 'day',
      name: local('1일 이용권', 'Day ticket'),
      prices: [{ dayKindId: 'everyday', classId: 'adult', won: 0 }],
    },
  ],
});

/** The table of a type that a venue has: by its id, or by the venue that it names. */
export const tableOf = (docs: Docs, type: string, venue: string | undefined): Doc | undefined =>
  [...docs.values()].find(
    (doc) => doc.type === type && doc.body !== undefined && (doc.id === venue || doc.body['venue'] === venue),
  );

/** The table of a venue: it begins with what those of other venues say alike. Pushes lead by deep links: where the venue has none, they come along. */
export function makeTable(docs: Docs, names: Names, { type, id, source }: TableWish): ReadonlyMap<string, Body> {
  const changes = new Map<string, Body>();
  const add = (body: Body): unknown => changes.set(keyOf(body), body);
  const links: Body = { type: 'deep-links', id, v: 1, pages: firstLinks(docs, names) };
  if (type === 'push' && docs.get(keyOf(links))?.body === undefined) add(links);
  if (source !== undefined)
    add({ ...structuredClone(source), id, ...(source['venue'] === undefined ? {} : { venue: id }) });
  else if (type === 'park-map') add(firstMap(docs, id));
  else if (type === 'fee-table') add(firstFees(id));
  else if (type === 'path-graph') add({ type, id, v: 1, venue: id, nodes: [], edges: [] });
  else if (type === 'push') {
    const pushes = tablesOf(docs, 'push');
    add({
      type,
      id,
      v: 1,
      types: Object.fromEntries(usual(pushes, 'types')),
      other: otherPush(pushes, fieldsOf(links['pages'])),
    });
  } else add(links);
  return changes;
}

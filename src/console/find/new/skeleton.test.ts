import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { catalog } from '#widgets/catalog.gen';
import { interpretedDecodeOptions } from '../../../content/check/decode/interpret.ts';
import type { Problem } from '../../../content/check/problem.ts';
import { SiteCheck } from '../../../content/check/site-check.ts';
import type { Body } from '../../api/client.ts';
import { keyOf, type Docs } from '../../site/documents.ts';
import { namesIn } from '../../site/use-site.tsx';
import { createdTypes, isTable } from '../../site/document-types.ts';
import { freeId } from './free-id.ts';
import { forbiddenIn } from './use-wish.ts';
import { makeDocument, type NewDocument } from './skeleton.ts';

/** One store for all: nothing here changes it. */
const shipped = docsOf(shippedDocuments as readonly Body[]);

const cleaned: string[] = [];
const site = new SiteCheck({
  reading: interpretedDecodeOptions,
  catalog,
  // Sanitising is tested elsewhere; record its inputs only.
  clean: (texts) => {
    cleaned.push(...texts);
    return Promise.resolve(texts.map(() => ({ nodes: [], removed: [], imageHosts: [] })));
  },
});
let taken: Docs = new Map();

/** What the gate, as it runs while operators type, says would stop a release. What it has read before it does not read again. */
const errorsIn = async (docs: Docs): Promise<readonly Problem[]> => {
  site.take({
    documents: [...docs.values()].flatMap(({ body }) => body ?? []),
    removed: [...taken.values()].filter(({ key }) => docs.get(key)?.body === undefined),
  });
  taken = docs;
  cleaned.length = 0;
  return (await site.check(new Map())).filter(({ severity }) => severity === 'error');
};

const name = { ko: '가을 행진', en: "Autumn's parade" };

const make = (
  docs: Docs,
  made: Readonly<Partial<Parameters<typeof makeDocument>[2]>>,
): { readonly made: NewDocument; readonly docs: Docs } => {
  const one = makeDocument(docs, namesIn(docs), { type: 'page', venue: 'EL', name, ...made });
  return { made: one, docs: changed(docs, one.changes) };
};

it('makes every kind for a venue and for all, and a copy of one of every kind, so that nothing of it stops a release', async () => {
  const before = await shipped;
  let docs = before;
  for (const type of createdTypes.filter((one) => !isTable(one))) {
    for (const venue of ['EL', undefined]) docs = make(docs, { type, venue }).docs;
    const like = [...docs.values()].find((doc) => doc.type === type && doc.live !== undefined)?.key;
    docs = make(docs, {
      type,
      venue: like === undefined ? undefined : namesIn(docs).venueOf(type, like.slice(type.length + 1)),
      like,
    }).docs;
  }
  expect(docs.size).toBeGreaterThan(before.size + createdTypes.filter((one) => !isTable(one)).length * 3);
  await errorsIn(before);
  expect(await errorsIn(docs)).toEqual([]);
  expect(cleaned).toEqual([`<p>${name.ko}</p>`, `<p>${name.en}</p>`]);
});

it.each([
  ['deep links', 'deep-links', ['deep-links/SW'], ['deep-links/SW', 'push/SW']],
  [
    'pushes, and the deep links that they lead by where it has none',
    'push',
    ['deep-links/SW', 'push/SW'],
    ['deep-links/SW', 'push/SW'],
  ],
])(
  'makes for a venue its table of %s, with what other venues say alike and leads to shared pages',
  async (_, type, made, missing) => {
    const before = changed(await shipped, Object.fromEntries(missing.map((key) => [key, undefined])));
    const {
      made: { changes, key },
      docs,
    } = make(before, { type, venue: 'SW' });
    expect([key, [...changes.keys()]]).toEqual([`${type}/SW`, made]);
    expect(docs.get('deep-links/SW')?.body?.['pages']).toMatchObject({
      login: { pageNm: 'Login' },
      inlink: { follow: 'inside' },
    });
    expect(await errorsIn(docs)).toEqual([]);
  },
);

it.each(['park-map', 'path-graph'])(
  'makes for a venue without one its %s, and copies that of another',
  async (type) => {
    const before = await shipped;
    const first = make(before, { type, venue: 'SW' });
    expect(first.docs.get(`${type}/SW`)?.body).toMatchObject({ venue: 'SW' });
    const both = type === 'park-map' ? first.docs : make(first.docs, { type: 'park-map', venue: 'SW' }).docs;
    expect(await errorsIn(both)).toEqual([]);
    const copy = make(before, { type, venue: 'SW', like: `${type}/haneul-land` });
    expect(copy.docs.get(`${type}/SW`)?.body).toEqual({
      ...before.get(`${type}/haneul-land`)?.body,
      id: 'SW',
      venue: 'SW',
    });
  },
);

it('makes for a venue without one a fee table that can be published, and copies that of another', async () => {
  const before = await shipped;
  const first = make(before, { type: 'fee-table', venue: 'SW' });
  expect(first.docs.get('fee-table/SW')?.body).toMatchObject({
    venue: 'SW',
    dayKinds: [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }],
  });
  expect(await errorsIn(first.docs)).toEqual([]);
  const copy = make(before, { type: 'fee-table', venue: 'SW', like: 'fee-table/EL-fees' });
  expect(copy.docs.get('fee-table/SW')?.body).toEqual({
    ...before.get('fee-table/EL-fees')?.body,
    id: 'SW',
    venue: 'SW',
  });
  expect(await errorsIn(copy.docs)).toEqual([]);
});

it('copies a table under the code of another venue', async () => {
  const before = changed(await shipped, { 'push/SW': undefined });
  const { made } = make(before, { type: 'push', venue: 'SW', like: 'push/EL' });
  expect([...made.changes]).toEqual([['push/SW', { ...before.get('push/EL')?.body, id: 'SW' }]]);
});

it('gives a page an address, a screen name, a title in both languages and a layout of its own, in preparation, as one step', async () => {
  const { made, docs } = make(await shipped, {});
  const page = docs.get(made.key)?.body;
  expect(page).toMatchObject({
    screen: 'AutumnsParade',
    venue: 'EL',
    paths: ['/autumns-parade'],
    pageInfo: { pageId: made.id, pageStatusCode: 'D' },
    layout: 'haneul-land-autumns-parade',
  });
  expect([namesIn(docs).pageTitle(page ?? {}), made.pointer]).toEqual([name, '/flags/title']);
  expect(Map.groupBy([...made.changes.keys()], (key) => key.split('/')[0])).toMatchObject(
    new Map([
      ['page', [made.key]],
      ['layout', ['layout/haneul-land-autumns-parade']],
      ['messages', [expect.anything(), expect.anything()]],
    ]),
  );
});

it('copies a page with its layout, but for what leads to the other', async () => {
  const before = await shipped;
  const source = [...before.values()].find(({ type, body }) => type === 'page' && body?.['redirects'] !== undefined);
  const { made, docs } = make(before, { like: source?.key });
  const { body } = docs.get(made.key) ?? {};
  expect(body).not.toHaveProperty('redirects');
  expect(body?.['paths']).not.toEqual(source?.body?.['paths']);
  expect(docs.get(`layout/${String(body?.['layout'])}`)?.body?.['placements']).toEqual(
    before.get(`layout/${String(source?.body?.['layout'])}`)?.body?.['placements'],
  );
});

it('asks for the right on everything that comes along: a page with its layout and its texts, not on the page alone', async () => {
  const before = await shipped;
  const { made } = make(before, {});
  const forbidden = (grant: Partial<Parameters<typeof forbiddenIn>[3][number]>): readonly string[] =>
    forbiddenIn(made.changes, before, namesIn(before), [
      { role: 'editor', venues: 'all', shared: true, types: 'all', ...grant },
    ]);
  expect(forbidden({})).toEqual([]);
  expect(forbidden({ types: ['page', 'layout'] })).toEqual(['messages']);
  expect(forbidden({ types: ['page'] }).toSorted()).toEqual(['layout', 'messages']);
  expect(forbidden({ venues: ['CB'], shared: false }).toSorted()).toEqual(['layout', 'messages', 'page']);
});

it.each([
  ['the next number, as wide as the others', ['PGE_AAA_00007', 'PGE_AAA_00012'], 'x', 'PGE_AAA_00013'],
  ['the beginning that all share, and the name', ['land-map', 'land-shop'], "Children's day", 'land-childrens-day'],
  ['capitals where the others have them', ['COD_IAM_ONE', 'COD_IAM_TWO'], 'Kinds of cake', 'COD_IAM_KINDS_OF_CAKE'],
  ['a number where the name is taken', ['map', 'shop'], 'Map', 'map-2'],
  ['a word where the name has no Latin letters', ['map', 'shop'], '지도', 'new'],
])('proposes %s', async (_, ids, wanted, id) => {
  const docs = await docsOf(ids.map((one) => ({ type: 'guard', id: one })));
  expect(freeId(docs, 'guard', ids, wanted)).toBe(id);
});

it('proposes no id that begins with the code or the path of another venue, nor of any for a shared document', async () => {
  const before = await shipped;
  const venues = [...before.values()].flatMap(({ type, id, body }) =>
    type === 'venue' ? [{ id, beginnings: [`${id}-`, `${String(body?.['slug'])}-`] }] : [],
  );
  const wrong: string[] = [];
  for (const type of createdTypes) {
    for (const venue of [undefined, ...venues.map(({ id }) => id)]) {
      const { id } = make(before, { type, venue }).made;
      const others = venues.filter((one) => one.id !== venue).flatMap(({ beginnings }) => beginnings);
      if (others.some((beginning) => id.startsWith(beginning))) wrong.push(`${type} for ${venue ?? 'all'}: ${id}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('puts everything that a new document or a copy brings into the wanted venue, whatever venue its example is of', async () => {
  const before = await shipped;
  const venues = [...before.values()].flatMap(({ type, id }) => (type === 'venue' ? [id] : []));
  const wrong: string[] = [];
  for (const type of createdTypes) {
    const like = [...before.values()]
      .filter((doc) => doc.type === type && namesIn(before).venueOf(type, doc.id) !== undefined)
      .map(({ key }) => key)[0];
    for (const venue of venues)
      for (const source of new Set([undefined, like])) {
        const { made, docs } = make(before, { type, venue, like: source });
        const names = namesIn(docs);
        for (const body of made.changes.values()) {
          const own = names.venueOf(body.type, body.id);
          if (own !== venue && !(own === undefined && like === undefined))
            wrong.push(
              `${type} for ${venue}${source === undefined ? '' : ` like ${source}`}: ${keyOf(body)} is of ${own}`,
            );
        }
      }
  }
  expect(wrong).toEqual([]);
});

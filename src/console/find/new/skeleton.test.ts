import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { errorsOf } from '#tests/errors-of.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '../../api.ts';
import type { Docs } from '../../site/documents.ts';
import { namesIn } from '../../site/use-site.tsx';
import { createTypes } from './create-types.ts';
import { freeId } from './free-id.ts';
import { forbiddenIn } from './rights-for.ts';
import { makeDocument, type NewDocument } from './skeleton.ts';

const name = { ko: '가을 행진', en: "Autumn's parade" };

const make = (docs: Docs, made: Readonly<Partial<Parameters<typeof makeDocument>[2]>>): { readonly made: NewDocument; readonly docs: Docs } => {
  const one = makeDocument(docs, namesIn(docs), { type: 'page', venue: 'EL', name, ...made });
  return { made: one, docs: changed(docs, one.changes) };
};

it('makes every kind for a venue and for all, and a copy of one of every kind, so that nothing of it stops a release', async () => {
  let docs = await docsOf(shippedDocuments as readonly Body[]);
  for (const type of createTypes) {
    for (const venue of ['EL', undefined]) docs = make(docs, { type, venue }).docs;
    const like = [...docs.values()].find((doc) => doc.type === type && doc.live !== undefined)?.key;
    docs = make(docs, { type, venue: like === undefined ? undefined : namesIn(docs).venueOf(type, like.slice(type.length + 1)), like }).docs;
  }
  expect(docs.size).toBeGreaterThan(shippedDocuments.length + createTypes.length * 3);
  expect(await errorsOf([...docs.values()].flatMap(({ body }) => body ?? []))).toEqual([]);
});

it('gives a page an address, a screen name, a title in both languages and a layout of its own, in preparation, as one step', async () => {
  const { made, docs } = make(await docsOf(shippedDocuments as readonly Body[]), {});
  const page = docs.get(made.key)?.body;
  expect(page).toMatchObject({ screen: 'AutumnsParade', venue: 'EL', paths: ['/autumns-parade'], pageInfo: { pageId: made.id, pageStatusCode: 'D' }, layout: 'haneul-land-autumns-parade' });
  expect([namesIn(docs).pageTitle(page ?? {}), made.pointer]).toEqual([name, '/flags/title']);
  expect(Map.groupBy([...made.changes.keys()], (key) => key.split('/')[0])).toMatchObject(new Map([['page', [made.key]], ['layout', ['layout/haneul-land-autumns-parade']], ['messages', [expect.anything(), expect.anything()]]]));
});

it('copies a page with its layout, but for what leads to the other', async () => {
  const before = await docsOf(shippedDocuments as readonly Body[]);
  const source = [...before.values()].find(({ type, body }) => type === 'page' && body?.['redirects'] !== undefined);
  const { made, docs } = make(before, { like: source?.key });
  const { body } = docs.get(made.key) ?? {};
  expect(body).not.toHaveProperty('redirects');
  expect(body?.['paths']).not.toEqual(source?.body?.['paths']);
  expect(docs.get(`layout/${String(body?.['layout'])}`)?.body?.['placements']).toEqual(before.get(`layout/${String(source?.body?.['layout'])}`)?.body?.['placements']);
});

it('asks for the right on everything that comes along: a page with its layout and its texts, not on the page alone', async () => {
  const before = await docsOf(shippedDocuments as readonly Body[]);
  const { made } = make(before, {});
  const forbidden = (grant: Partial<Parameters<typeof forbiddenIn>[3][number]>): readonly string[] => forbiddenIn(made.changes, before, namesIn(before), [{ role: 'editor', venues: 'all', shared: true, types: 'all', ...grant }]);
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

import { expect, it, vi } from 'vitest';
import { docsOf } from '#tests/console-docs.ts';
import type { Doc } from '../../site/documents.ts';
import { namesIn } from '../../site/use-site.tsx';
import { hayOf } from '../match.ts';
import { keepLists, readLists, withList } from './saved.ts';
import { noWish, readWish, rowsFor, statesOf, writeWish, type Row, type State, type Wish } from './filters.ts';

const row = (id: string, more: Partial<Row> = {}): Row => ({
  doc: { key: `page/${id}`, type: 'page', id } as Doc,
  label: id,
  note: id,
  type: 'Page',
  venue: undefined,
  venueName: '',
  hay: hayOf([id]),
  changed: undefined,
  states: new Set(),
  ...more,
});
const rows: readonly Row[] = [
  row('b', {
    venue: 'EL',
    venueName: 'Land',
    changed: { author: 'mina', at: '2026-11-20T09:00:00.000Z' },
    states: new Set<State>(['draft']),
  }),
  row('a', {
    venueName: 'All',
    changed: { author: 'jun', at: '2026-11-01T09:00:00.000Z' },
    states: new Set<State>(['blocked']),
  }),
  row('c', { doc: { key: 'link/c', type: 'link', id: 'c' } as Doc, type: 'Link' }),
];

it.each<readonly [what: string, wish: Partial<Wish>, ids: string]>([
  ['nothing, by name', {}, 'a b c'],
  ['the order turned', { isDown: true }, 'c b a'],
  ['the order of changes, the newest first', { sort: 'changed', isDown: true }, 'b a c'],
  ['a venue', { venue: 'EL' }, 'b'],
  ['what all venues share', { venue: 'shared' }, 'a c'],
  ['a type', { type: 'link' }, 'c'],
  ['a state', { state: 'blocked' }, 'a'],
  ['who changed it', { by: 'mina' }, 'b'],
  ['since when', { since: '2026-11-10' }, 'b'],
  ['words in the name', { text: 'A' }, 'a'],
])('shows what is wished: %s', (_, wish, ids) => {
  const whole = { ...noWish, ...wish };
  expect(
    rowsFor(rows, whole)
      .map(({ doc }) => doc.id)
      .join(' '),
  ).toBe(ids);
  expect(readWish(writeWish(whole))).toEqual(whole);
});

it('does not believe an address', () =>
  expect(readWish(new URLSearchParams('state=x&sort=-y&since=yesterday&q=z'))).toEqual({
    ...noWish,
    text: 'z',
    isDown: true,
  }));

it('says of a document whether it is closed, for whom, changed, wrong or unused', async () => {
  const page = (id: string, pageStatusCode: string, guards: readonly string[] = []) => ({
    type: 'page',
    id,
    pageInfo: { pageStatusCode },
    guards,
  });
  const docs = await docsOf([
    page('open', 'N'),
    page('blocked', 'B'),
    page('later', 'D', ['no-en']),
    { type: 'guard', id: 'no-en', rules: [{ when: [[{ fact: 'locale', is: ['en'] }]], refuse: 'A//X' }] },
    { type: 'notice', id: 'n' },
  ]);
  const known = {
    docs,
    names: namesIn(docs),
    errorsOf: (key: string) => (key === 'page/open' ? 1 : 0),
    usersOf: (doc: Doc) => (doc.id === 'no-en' ? 1 : 0),
  };
  expect([...docs.values()].map((doc) => [doc.id, ...statesOf(doc, known)].join(' '))).toEqual([
    'open problems unused',
    'blocked blocked unused',
    'later preparing hiddenEn unused',
    'no-en',
    'n',
  ]);
});

it('keeps lists by their names, and leaves out what does not read', () => {
  const lists = readLists({ lists: [{ name: 'Mine', query: 'type=page' }, { name: 3 }, null] });
  expect(withList(withList(lists, { name: 'Yours', query: 'q=x' }), { name: 'Mine', query: 'type=link' })).toEqual([
    { name: 'Yours', query: 'q=x' },
    { name: 'Mine', query: 'type=link' },
  ]);
  expect(readLists({})).toEqual([]);
});

it('changes the lists that are kept by then, whatever was shown, and one change after the other', async () => {
  let kept: unknown = [{ name: 'Mine', query: 'type=page' }];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { readonly method: string; readonly body?: string }) => {
    if (method === 'PUT')
      kept = (JSON.parse(body ?? '') as { readonly value: { readonly lists: unknown } }).value.lists;
    return new Response(JSON.stringify({ value: { lists: kept } }));
  });
  const add = (name: string) => keepLists((lists) => withList(lists, { name, query: 'q=x' }));
  await Promise.all([add('Yours'), add('Ours')]);
  expect(kept).toEqual([
    { name: 'Mine', query: 'type=page' },
    { name: 'Yours', query: 'q=x' },
    { name: 'Ours', query: 'q=x' },
  ]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(add('Lost')).rejects.toThrow('Failed to fetch');
});

import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '../api/client.ts';
import { namesIn } from '../site/use-site.tsx';
import { entriesOf, type Entry } from './entries.ts';
import { hayOf } from './match.ts';
import { search } from './search.ts';

const docs = await docsOf(shippedDocuments as readonly Body[]);
const all = entriesOf(docs, namesIn(docs));
const find = (query: string, more: Partial<Parameters<typeof search>[1]> = {}): readonly Entry[] =>
  search(all, { query, venue: undefined, recent: [], ...more }).entries;

it.each([
  ['a page by its English title', 'ticket prices', 'page/PGE_AME_00066'],
  ['a page by its Korean title', '이용 요금', 'page/PGE_AME_00066'],
  ['a page by half a syllable', '이용요그', 'page/PGE_AME_00066'],
  ['a page by its id', 'pge_ame_00066', 'page/PGE_AME_00066'],
  ['a page by its path', 'promotion/usage-fee', 'page/PGE_AME_00066'],
  ['any document by its id', 'COD_IAM_NOTICE_CATEGORY', 'code-list/COD_IAM_NOTICE_CATEGORY'],
  ['a text by its key', 'MSG_TXT_HB_CHARGE_DESC', 'text MSG_TXT_HB_CHARGE_DESC'],
  ['what stands in a document itself', '셔틀버스를 20분마다', 'notice/HB-notice-1/body'],
  ['an operation by its path', 'curation/persona-type-result', 'operation/OPR_AMC_00040'],
])('finds %s', (_, query, id) =>
  expect(
    find(query)
      .slice(0, 4)
      .map((entry) => entry.id),
  ).toContain(id),
);

it('finds an entry of a menu by the way to it, in either language, and leads to it', () => {
  for (const query of ['Haneul Land › Tickets and offers › Ticket prices', '하늘랜드 › 입장권과 혜택 › 이용 요금']) {
    const [entry] = find(query);
    expect([entry?.kind, entry?.way?.(docs)]).toEqual([
      'menu',
      expect.stringMatching(/^\/menus\/menu\/haneul-land\?at=%2Fitems%2F\d+$/),
    ]);
  }
});

it('has the pages of a path before layouts that are called after it', () => {
  expect(
    find('/promotion')
      .slice(0, 6)
      .map(({ kind }) => kind),
  ).toEqual(Array.from({ length: 6 }, () => 'page'));
});

it('leaves what can be done in its order while no word is asked for: signing out is never the first', () => {
  const actions = ['Do this first', 'Then', 'Out'].map((label): Entry => ({
    id: label,
    kind: 'action',
    icon: 'x',
    label: { ko: label, en: label },
    hay: hayOf([label]),
  }));
  expect(search(actions, { query: '', venue: undefined, recent: [] }).entries).toEqual(actions);
});

it('counts what fits by its kind, keeps to a venue and what all share, and has what was opened last before others as near', () => {
  const { entries, counts } = search(all, { query: 'roulette', venue: undefined, recent: [] });
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(entries.length);
  const pages = entries.filter(({ kind }) => kind === 'page').map(({ id }) => id);
  expect(find('roulette', { venue: 'CB' }).filter(({ kind }) => kind === 'page')).toHaveLength(pages.length / 2);
  expect(find('roulette', { recent: pages.slice(-1) })[0]?.id).toBe(pages.at(-1));
});

it('takes a word for mistyped only where nothing fits as it is written', () => {
  const asked = (query: string) => search(all, { query, venue: undefined, recent: [] });
  expect(asked('tikcet prices')).toMatchObject({
    isClose: true,
    entries: expect.arrayContaining([expect.objectContaining({ id: 'page/PGE_AME_00066' })]),
  });
  expect(
    asked('이용 요곰')
      .entries.slice(0, 4)
      .map(({ id }) => id),
  ).toContain('page/PGE_AME_00066');
  expect([asked('ticket').isClose, asked('qqqqqqqq').isClose, asked('qqqqqqqq').entries]).toEqual([false, false, []]);
});

it('reads what was edited anew', () => {
  const title = { ko: '아주 새 공지', en: 'Quite a new notice' };
  const next = changed(docs, { 'notice/HB-notice-3': { ...(docs.get('notice/HB-notice-3')?.body as Body), title } });
  expect(
    search(entriesOf(next, namesIn(next)), { query: 'quite a new', venue: undefined, recent: [] }).entries[0]?.id,
  ).toBe('notice/HB-notice-3');
});

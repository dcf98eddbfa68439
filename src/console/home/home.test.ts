import { expect, it } from 'vitest';
import type { JournalEntry } from '#schemas/journal.schema';
import { blockedAt } from './blocked.ts';
import { doneOf, readFirstDay, triedBy } from './first-day.ts';
import { newsOf } from './news.ts';
import { readNews } from './read-news.ts';

const page = (code: string, ...schedule: readonly object[]) => ({ type: 'page', id: 'p', pageInfo: { pageStatusCode: code }, schedule });
const now = Date.parse('2026-11-21T09:00:00Z');

it.each([
  ['one that is open', page('N'), undefined],
  ['one without an end', page('B'), { reopens: undefined }],
  ['one that is planned to open', page('B', { from: '2026-12-01T00:00:00Z', pageStatusCode: 'N' }), { reopens: Date.parse('2026-12-01T00:00:00Z') }],
  ['one that is blocked for a while', page('N', { from: '2026-11-21T08:00:00Z', until: '2026-11-21T16:30:00Z', pageStatusCode: 'B' }), { reopens: Date.parse('2026-11-21T16:30:00Z') }],
  ['one that is blocked anew when the first time ends', page('B', { from: '2026-11-22T00:00:00Z', pageStatusCode: 'B' }, { from: '2026-11-23T00:00:00Z', pageStatusCode: 'D' }), { reopens: Date.parse('2026-11-23T00:00:00Z') }],
  ['one that will be blocked later', page('N', { from: '2026-11-22T00:00:00Z', pageStatusCode: 'B' }), undefined],
])('says of %s when it opens again', (_what, body, expected) => {
  expect(blockedAt(body, now)).toEqual(expected);
});

const entry = (id: string, minute: number, kind: JournalEntry['kind'], more: Partial<JournalEntry> = {}): JournalEntry => ({ id, action: `a${id}`, at: new Date(now + minute * 60_000).toISOString(), author: 'mina', kind, detail: {}, ...more });
const saved = (id: string, minute: number, document = 'm', more: Partial<JournalEntry> = {}): JournalEntry => entry(id, minute, 'draft-saved', { type: 'menu', document, ...more });

it('tells the journal in a few pieces of news: saves of one document as one, and a step back with what it kept as one', () => {
  const entries = [
    entry('9', 60, 'rolled-back', { action: 'back', release: 3, detail: { from: 2, to: 1, message: 'Wrong banner' } }), saved('8', 60, 'm', { action: 'back' }), entry('7', 50, 'signed-in'), entry('6', 40, 'released', { release: 2, detail: { message: '' } }),
    entry('5', 40, 'published', { type: 'menu', document: 'm', release: 2 }), saved('4', 39), saved('3', 30), saved('2', 29, 'n'), saved('1', -20),
  ];
  expect(newsOf(entries, 10).map(({ id, kind, key, from, message }) => [id, kind, key, from, message])).toEqual([
    ['9', 'rolled-back', undefined, 2, 'Wrong banner'], ['6', 'released', undefined, undefined, undefined], ['4', 'edited', 'menu/m', undefined, undefined], ['2', 'edited', 'menu/n', undefined, undefined], ['1', 'edited', 'menu/m', undefined, undefined],
  ]);
  expect(newsOf(entries, 2).length).toBe(2);
});

it('knows from the journal what somebody has tried, and believes them where they say otherwise', () => {
  const tried = triedBy([saved('1', 0), entry('2', 1, 'released', { author: 'hana' }), entry('3', 2, 'draft-saved', { type: 'layout', document: 'l' })], 'mina');
  expect(tried).toEqual(['rename', 'build']);
  const onPage = (detail: JournalEntry['detail']) => triedBy([saved('4', 3, 'p', { type: 'page', detail })], 'mina');
  expect([onPage({}), onPage({ isNew: true }), onPage({ after: 2 })]).toEqual([['hide'], [], []]);
  expect(doneOf(readFirstDay({ done: ['publish', 'other'], undone: ['build'] }), tried)).toEqual(['rename', 'publish']);
  expect(readFirstDay({ done: 'rename', closed: 'yes' })).toEqual({ done: [], undone: [], closed: false });
});

/** A journal that answers as the server does: rows of the asked kinds, page by page. */
const journalOf = (rows: readonly JournalEntry[]) => {
  const asked: string[] = [];
  return {
    asked,
    ask: async (path: string) => {
      asked.push(path);
      const query = new URLSearchParams(path.split('?')[1]);
      const fitting = rows.filter(({ kind }) => query.get('kinds')?.split(',').includes(kind));
      const from = query.has('before') ? fitting.findIndex(({ id }) => id === query.get('before')) + 1 : 0;
      const entries = fitting.slice(from, from + Number(query.get('size')));
      return { entries, ...(from + entries.length < fitting.length ? { next: entries.at(-1)?.id ?? '' } : {}) };
    },
  };
};

it('finds the news behind hundreds of sign-ins, and behind hours of work on one document', async () => {
  const news = ['n', 'o', 'p', 'q', 'r', 's'].map((document, index) => saved(document, -60 - index, document));
  const signIns = Array.from({ length: 400 }, (_, index) => entry(`in-${index}`, -index / 100, 'signed-in'));
  const behindSignIns = journalOf([...signIns, ...news]);
  expect(newsOf(await readNews(behindSignIns.ask), 10).map(({ key }) => key)).toEqual(news.map(({ document }) => `menu/${document ?? ''}`));
  expect(behindSignIns.asked.length).toBe(1);
  const work = Array.from({ length: 450 }, (_, index) => saved(`save-${index}`, -index / 10, 'm'));
  const behindWork = journalOf([...work, ...news]);
  expect(newsOf(await readNews(behindWork.ask), 10).length).toBe(7);
  expect(behindWork.asked.length).toBe(3);
});

it('tells work that goes on for hours as one piece of news', () => {
  expect(newsOf([saved('3', 75), saved('2', 50), saved('1', 25), saved('0', 0)], 10).map(({ id }) => id)).toEqual(['3']);
});

import { expect, it } from 'vitest';
import { blockedAt } from './blocked.ts';
import { doneOf, readFirstDay, triedBy } from './first-day.ts';
import type { JournalEntry } from '../api.ts';
import { newsOf } from './news.ts';

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

const entry = (id: string, minute: number, kind: string, more: Partial<JournalEntry> = {}): JournalEntry => ({ id, action: `a${id}`, at: new Date(now + minute * 60_000).toISOString(), author: 'mina', kind, detail: {}, ...more });
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
  expect(doneOf(readFirstDay({ done: ['publish', 'other'], undone: ['build'] }), tried)).toEqual(['rename', 'publish']);
  expect(readFirstDay({ done: 'rename', closed: 'yes' })).toEqual({ done: [], undone: [], closed: false });
});

it('tells work that goes on for hours as one piece of news', () => {
  expect(newsOf([saved('3', 75), saved('2', 50), saved('1', 25), saved('0', 0)], 10).map(({ id }) => id)).toEqual(['3']);
});

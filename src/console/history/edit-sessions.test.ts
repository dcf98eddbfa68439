import { expect, it } from 'vitest';
import { editSessionsOf, type HistoryRow } from './edit-sessions.ts';

const row = (
  id: string,
  minute: number,
  author = 'mina',
  kind: HistoryRow['kind'] = 'draft-saved',
  more: Partial<HistoryRow> = {},
): HistoryRow => ({ id, at: new Date(minute * 60_000).toISOString(), author, kind, revision: `r${id}`, ...more });

it('groups consecutive saves of one person and keeps the last version', () => {
  const bursts = editSessionsOf([
    row('6', 40),
    row('5', 33),
    row('4', 31, 'hana'),
    row('3', 30),
    row('2', 12, 'mina', 'published', { release: 2 }),
    row('1', 11),
    row('0', 0),
  ]);
  expect(bursts.map(({ id, saves, author, revision }) => [id, saves, author, revision])).toEqual([
    ['6', 2, 'mina', 'r6'],
    ['4', 1, 'hana', 'r4'],
    ['3', 1, 'mina', 'r3'],
    ['2', 1, 'mina', 'r2'],
    ['1', 1, 'mina', 'r1'],
    ['0', 1, 'mina', 'r0'],
  ]);
});

it('continues a session of any length while no pause is longer', () => {
  expect(
    editSessionsOf([row('3', 24), row('2', 16), row('1', 8), row('0', 0)]).map(({ id, saves }) => [id, saves]),
  ).toEqual([['3', 4]]);
});

import { expect, it } from 'vitest';
import type { JournalEntry } from '#schemas/journal.schema';
import { blockedAt } from './blocked.ts';
import { doneTasks, readFirstDay, tasksTriedBy } from './first-day.ts';
import { recentChangesOf } from './recent-changes.ts';
import { readRecentChanges } from './read-recent-changes.ts';

const page = (code: string, ...schedule: readonly object[]) => ({
  type: 'page',
  id: 'p',
  pageInfo: { pageStatusCode: code },
  schedule,
});
const now = Date.parse('2026-11-21T09:00:00Z');

it.each([
  ['an open page', page('N'), undefined],
  ['a page that is blocked without an end', page('B'), { reopens: undefined }],
  [
    'a page that is scheduled to open',
    page('B', { from: '2026-12-01T00:00:00Z', pageStatusCode: 'N' }),
    { reopens: Date.parse('2026-12-01T00:00:00Z') },
  ],
  [
    'a page that is blocked for a while',
    page('N', { from: '2026-11-21T08:00:00Z', until: '2026-11-21T16:30:00Z', pageStatusCode: 'B' }),
    { reopens: Date.parse('2026-11-21T16:30:00Z') },
  ],
  [
    'a page with two successive blocks',
    page(
      'B',
      { from: '2026-11-22T00:00:00Z', pageStatusCode: 'B' },
      { from: '2026-11-23T00:00:00Z', pageStatusCode: 'D' },
    ),
    { reopens: Date.parse('2026-11-23T00:00:00Z') },
  ],
  ['a page that will be blocked later', page('N', { from: '2026-11-22T00:00:00Z', pageStatusCode: 'B' }), undefined],
])('returns when %s opens again', (_what, body, expected) => {
  expect(blockedAt(body, now)).toEqual(expected);
});

const entry = (
  id: string,
  minute: number,
  kind: JournalEntry['kind'],
  more: Partial<JournalEntry> = {},
): JournalEntry => ({
  id,
  action: `a${id}`,
  at: new Date(now + minute * 60_000).toISOString(),
  author: 'mina',
  kind,
  detail: {},
  ...more,
});
const saved = (id: string, minute: number, document = 'm', more: Partial<JournalEntry> = {}): JournalEntry =>
  entry(id, minute, 'draft-saved', { type: 'menu', document, ...more });

const noDraft = (): boolean => false;
const anyDraft = (): boolean => true;

it('lists a release and a rollback as one entry each, with the edits that they contain', () => {
  const entries = [
    entry('9', 60, 'rolled-back', { action: 'back', release: 3, detail: { from: 2, to: 1, message: 'Wrong banner' } }),
    saved('8', 60, 'm', { action: 'back' }),
    entry('7', 50, 'signed-in'),
    entry('6', 40, 'released', { release: 2, detail: { message: '' } }),
    entry('5', 40, 'published', { type: 'menu', document: 'm', release: 2 }),
    saved('4', 39),
    saved('3', 30),
    saved('2', 29, 'n'),
    saved('1', -20),
  ];
  expect(recentChangesOf(entries, noDraft)).toMatchObject([
    { id: '9', kind: 'rolled-back', from: 2, message: 'Wrong banner' },
    { id: '6', kind: 'released', release: 2, documents: [] },
  ]);
  expect(
    recentChangesOf(entries, (key) => key === 'menu/n').map(({ id, documents }) => [
      id,
      documents.map(({ key }) => key),
    ]),
  ).toEqual([
    ['9', []],
    ['6', []],
    ['2', ['menu/n']],
  ]);
});

it('groups unreleased edits by author and day, each document once with its newest edit', () => {
  const imported = Array.from({ length: 100 }, (_, index) =>
    saved(`i${index}`, 1, `notices-${index}`, { action: 'import', author: 'importer' }),
  );
  const entries = [
    entry('r', 90, 'draft-removal', { type: 'menu', document: 'n' }),
    saved('b', 75, 'm'),
    saved('a', 50, 'n'),
    ...imported,
    saved('0', -2880, 'm'),
  ];
  expect(recentChangesOf(entries, anyDraft).map(({ id, author, documents }) => [id, author, documents.length])).toEqual(
    [
      ['r', 'mina', 2],
      ['i0', 'importer', 100],
      ['0', 'mina', 1],
    ],
  );
  expect(recentChangesOf(entries, anyDraft)[0]?.documents).toEqual([
    { key: 'menu/n', kind: 'removed' },
    { key: 'menu/m', kind: 'edited' },
  ]);
});

it('marks tasks as done from the journal unless the operator says otherwise', () => {
  const tried = tasksTriedBy(
    [
      saved('1', 0),
      entry('2', 1, 'released', { author: 'hana' }),
      entry('3', 2, 'draft-saved', { type: 'layout', document: 'l' }),
    ],
    'mina',
  );
  expect(tried).toEqual(['rename', 'build']);
  const onPage = (detail: JournalEntry['detail']) =>
    tasksTriedBy([saved('4', 3, 'p', { type: 'page', detail })], 'mina');
  expect([onPage({}), onPage({ isNew: true }), onPage({ after: 2 })]).toEqual([['hide'], [], []]);
  expect(doneTasks(readFirstDay({ done: ['publish', 'other'], undone: ['build'] }), tried)).toEqual([
    'rename',
    'publish',
  ]);
  expect(readFirstDay({ done: 'rename', closed: 'yes' })).toEqual({ done: [], undone: [], closed: false });
});

/** Fake journal endpoint: filters rows by kind and returns them page by page. */
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

it('finds releases and edits behind hundreds of sign-ins, and behind an import of a thousand documents', async () => {
  const edits = ['n', 'o', 'p'].map((document, index) => saved(document, -60 - index, document, { author: document }));
  const releases = Array.from({ length: 9 }, (_, index) =>
    entry(`release-${index}`, -100 - index, 'released', { release: 9 - index }),
  );
  const signIns = Array.from({ length: 400 }, (_, index) => entry(`in-${index}`, -index / 100, 'signed-in'));
  const behindSignIns = journalOf([...signIns, ...edits, ...releases]);
  expect(recentChangesOf(await readRecentChanges(behindSignIns.ask), anyDraft).map(({ id }) => id)).toEqual([
    'n',
    'o',
    'p',
    ...Array.from({ length: 7 }, (_, index) => `release-${index}`),
  ]);
  expect(behindSignIns.asked.length).toBe(2);
  const imported = Array.from({ length: 1_100 }, (_, index) =>
    saved(`import-${index}`, -index / 100, `notice-${index}`),
  );
  const behindImport = journalOf([...imported, ...edits, ...releases]);
  expect(recentChangesOf(await readRecentChanges(behindImport.ask), anyDraft).map(({ kind }) => kind)).toEqual([
    'edits',
    ...Array.from({ length: 7 }, () => 'released'),
  ]);
  expect(behindImport.asked.length).toBe(6);
});

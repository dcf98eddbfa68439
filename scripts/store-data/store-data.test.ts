import { expect, it, vi } from 'vitest';
import { fillStore } from '#tests/sample-data.ts';
import { publishingOver, tempStore } from '#tests/test-server.ts';
import { loadLive } from '../../src/server/site/publishing/load-live.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { inOrder, readTables } from './read-tables.ts';
import { tablesOf } from '#tests/store-tables.ts';

/** The lines of an export. */
async function linesOf(store: Store): Promise<string[]> {
  let text = '';
  await exportData(store, new Date(0), async (part) => void (text += part));
  return text.split('\n').slice(0, -1);
}

const importLines = (store: Store, lines: readonly string[], replace = false) =>
  importData(
    store,
    async function* each() {
      yield* lines;
    },
    { replace },
  );

const filled = async () => {
  const store = await tempStore();
  await fillStore(store);
  return store;
};

it('restores every row of every table and the same live release in an empty store', async () => {
  const store = await filled();
  const lines = await linesOf(store);
  const other = await tempStore();
  const imported = await importLines(other, lines);
  expect(await linesOf(other)).toEqual(lines);
  expect(imported).toEqual({
    rows: lines.length - imported.tables - 2,
    tables: (await readTables(other, other.db)).length,
  });
  const [publishing, otherPublishing] = [publishingOver(store), publishingOver(other)];
  await Promise.all([loadLive(publishing), loadLive(otherPublishing)]);
  expect(otherPublishing.live.current.snapshot).toEqual(publishing.live.current.snapshot);
});

it('covers every table, its key and a valid order of writes', async () => {
  const store = await tempStore();
  const tables = await readTables(store, store.db);
  const names = tables.map(({ name }) => name);
  expect(names.toSorted()).toEqual((await tablesOf(store)).toSorted());
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
  expect(
    tables.flatMap(({ name, refersTo }) => refersTo.filter((other) => names.indexOf(other) > names.indexOf(name))),
  ).toEqual([]);
  expect(tables.find(({ name }) => name === 'release_documents')).toEqual({
    name: 'release_documents',
    columns: ['release', 'type', 'id', 'revision'],
    holdsBytes: false,
    key: ['release', 'type', 'id'],
    refersTo: ['releases', 'revisions'],
  });
});

it('refuses tables that refer to each other in a circle', () => {
  const table = (name: string, refersTo: string[]) => ({
    name,
    columns: ['id'],
    holdsBytes: false,
    key: ['id'],
    refersTo,
  });
  expect(() => inOrder([table('a', ['b']), table('b', ['a']), table('c', [])])).toThrow(
    'The tables a, b refer to each other in a circle.',
  );
});

it('refuses a store that is not empty, and takes the place of all that it holds when it is told to', async () => {
  const lines = await linesOf(await filled());
  const other = await tempStore();
  await other.db.insertInto('server_keys').values({ name: 'own', value: 'x' }).execute();
  const before = await linesOf(other);
  await expect(importLines(other, lines)).rejects.toThrow(/not empty \(it has server_keys\)\. .* --replace/);
  expect(await linesOf(other)).toEqual(before);
  await importLines(other, lines, true);
  expect(await linesOf(other)).toEqual(lines);
});

it('tells processes on the database that another release may be live', async () => {
  const lines = await linesOf(await filled());
  const other = await tempStore();
  const heard: unknown[] = [];
  other.listen('release', (payload) => heard.push(payload));
  // Announcements before the listening connection is ready are lost.
  await vi.waitUntil(
    async () => {
      await importLines(other, lines, true);
      return heard.includes('');
    },
    { timeout: 20_000 },
  );
  expect(heard).toContain('');
});

const changed =
  (change: (lines: string[]) => unknown) =>
  (lines: readonly string[]): string[] => {
    const copy = [...lines];
    change(copy);
    return copy;
  };

it.each([
  ['that is empty', changed((lines) => lines.splice(0)), /not whole/],
  ['without its end', changed((lines) => lines.pop()), /not whole: its end is missing/],
  ['without a row', changed((lines) => lines.splice(5, 1)), /damaged: its lines are not those/],
  ['with a row twice', changed((lines) => lines.splice(5, 0, lines[5] ?? '')), /damaged: its lines are not those/],
  [
    'with another character',
    changed((lines) => lines.push(...lines.splice(0).map((line) => line.replace('홍길동', '홍길순')))),
    /damaged: its lines are not those/,
  ],
  [
    'with another count',
    changed((lines) => lines.push((lines.pop() ?? '').replace('"rows":', '"rows":1'))),
    /damaged: its lines are not those/,
  ],
  ['with something after its end', changed((lines) => lines.push('[]')), /damaged: something stands after its end/],
  ['with a line that is cut off', changed((lines) => lines.splice(5, 1, (lines[5] ?? '').slice(0, -5))), /no JSON/],
  ['with a line of another kind', changed((lines) => lines.splice(5, 1, '{"a":1}')), /a line that no export writes/],
  ['with a row that is too short', changed((lines) => lines.splice(5, 0, '[]')), /not as many values/],
  ['of another product', changed((lines) => lines.splice(0, 1, '{"product":"other"}')), /no data file of Promenade/],
  [
    'of another format',
    changed((lines) => lines.splice(0, 1, (lines[0] ?? '').replace('"format":1', '"format":2'))),
    /format 2; this version of Promenade reads format 1/,
  ],
  [
    'of another version',
    changed((lines) =>
      lines.splice(0, 1, (lines[0] ?? '').replace('"0001-documents",', '"0001-documents","0001-more",')),
    ),
    /written by another version/,
  ],
])('refuses a file %s, and leaves the store as it is', async (_what, change, reason) => {
  const store = await filled();
  const lines = await linesOf(store);
  await expect(importLines(store, change(lines), true)).rejects.toThrow(reason);
  expect(await linesOf(store)).toEqual(lines);
});

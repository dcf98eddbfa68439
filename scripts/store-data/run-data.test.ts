import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fillStore } from '#tests/sample-data.ts';
import { tempFolder } from '#tests/temp-store.ts';
import { inApart } from '../../src/server/core/storage/apart.ts';
import { diskFiles, filesIn } from '../../src/server/core/files/disk-files.ts';
import { openSqliteStore } from '../../src/server/core/storage/open-sqlite-store.ts';
import { runNode } from '../support/program.ts';
import { runData } from './run-data.ts';

/** A data folder that a server has filled and left. */
async function filledFolder(): Promise<string> {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  await fillStore(store);
  await store.close();
  return folder;
}

/** The lines between the first and the last, which hold the time of the export. */
const rowsOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(1, -2);

it('exports a store and imports it into a new one, by the command line, for its owner alone', async () => {
  const [folder, other, out] = [await filledFolder(), join(tempFolder(), 'new'), tempFolder()];
  const [first, second] = [join(out, 'first.jsonl'), join(out, 'second.jsonl')];
  const run = (dataDir: string, ...args: string[]) =>
    runNode('scripts/store-data/main.ts', args, { env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
  expect(await run(folder, 'export', first)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Exported \d+ rows of \d+ tables to .*first\.jsonl\./),
  });
  expect(await run(other, 'import', first)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Imported \d+ rows of \d+ tables from .*first\.jsonl\.\n$/),
  });
  expect(await run(other, 'export', second)).toMatchObject({ code: 0 });
  expect(rowsOf(second)).toEqual(rowsOf(first));
  expect([statSync(first).mode & 0o777, readdirSync(out).toSorted()]).toEqual([0o600, ['first.jsonl', 'second.jsonl']]);
  expect(await run(other, 'import', first)).toEqual({
    code: 2,
    output: expect.stringMatching(/^The store is not empty .*\n$/),
  });
  expect(await run(other, 'import', first, '--replace')).toMatchObject({ code: 0 });
});

it('backs the embedded store up while it is open; the copy is a store', async () => {
  const folder = await filledFolder();
  const running = await openSqliteStore(folder);
  onTestFinished(() => running.close());
  await running.db.insertInto('server_keys').values({ name: 'last', value: 'x' }).execute();
  const record = { id: 'a', person: 'b', kind: 'consent', at: '2026-11-01', body: '{}' };
  await inApart(running, (apart) => apart.insertInto('kept_records').values(record).execute());
  await diskFiles(filesIn(folder)).put('one', Buffer.from('file'), 'image/jpeg');
  const copy = join(tempFolder(), 'copy.sqlite');
  expect(await runData(['backup', copy], { DATA_DIR: folder })).toBe(
    `Copied the store to ${copy}, the records apart to ${copy}.apart, and files of members to ${copy}.files.`,
  );
  expect(Buffer.from((await diskFiles(`${copy}.files`).get('one')) ?? []).toString()).toBe('file');
  const restored = join(tempFolder(), 'restored');
  mkdirSync(restored);
  copyFileSync(copy, join(restored, 'promenade.sqlite'));
  copyFileSync(`${copy}.apart`, join(restored, 'apart.sqlite'));
  const store = await openSqliteStore(restored);
  onTestFinished(() => store.close());
  expect(await inApart(store, (apart) => apart.selectFrom('kept_records').selectAll().execute())).toEqual([record]);
  for (const table of ['server_keys', 'revisions', 'members', 'outbox'] as const) {
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual(
      await running.db.selectFrom(table).selectAll().execute(),
    );
  }
});

it.each([
  ['nothing', [], /^Usage: /],
  ['another command', ['save', 'file'], /^Usage: /],
  ['two files', ['export', 'one', 'two'], /^Usage: /],
  ['a switch that it has not', ['export', 'one', '--force'], /--force[^]*Usage: /],
  ['to replace by an export', ['export', 'one', '--replace'], /^Usage: /],
])('says how it is used when it is told %s', async (_what, args, words) => {
  await expect(runData(args, { DATA_DIR: 'none' })).rejects.toThrow(words);
});

it('touches no file that is there, and makes no store where there is none', async () => {
  const [folder, file] = [tempFolder(), join(tempFolder(), 'file')];
  const none = join(folder, 'none');
  await expect(runData(['export', file], { DATA_DIR: none })).rejects.toThrow(/holds no store/);
  await expect(runData(['backup', file], { DATA_DIR: none })).rejects.toThrow(/holds no store/);
  await expect(runData(['import', file], { DATA_DIR: none })).rejects.toThrow(/There is no file/);
  expect([existsSync(none), existsSync(file)]).toEqual([false, false]);
  writeFileSync(file, 'mine');
  await expect(runData(['export', file], { DATA_DIR: none })).rejects.toThrow(/exists already/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

it('leaves the store of a running server alone', async () => {
  const folder = await filledFolder();
  const running = await openSqliteStore(folder);
  onTestFinished(() => running.close());
  const file = join(tempFolder(), 'file');
  await expect(runData(['export', file], { DATA_DIR: folder })).rejects.toThrow(/in use by another Promenade process/);
  expect(existsSync(file)).toBe(false);
});

it('names the tool of PostgreSQL for its backups', async () => {
  await expect(runData(['backup', 'file'], { DATABASE_URL: 'postgresql://u:hunter2@h/d' })).rejects.toThrow(
    /^(?!.*hunter2).*pg_dump/s,
  );
});

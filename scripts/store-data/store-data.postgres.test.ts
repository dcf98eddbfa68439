import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { fillStore } from '#tests/sample-data.ts';
import { storeAt, tempDatabase, tempFolder } from '#tests/temp-store.ts';
import { openSqliteStore } from '../../src/server/core/storage/open-sqlite-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

async function embedded(): Promise<Store> {
  const store = await openSqliteStore(tempFolder());
  onTestFinished(() => store.close());
  return store;
}

async function textOf(store: Store): Promise<string> {
  let text = '';
  await exportData(store, new Date(0), async (part) => void (text += part));
  return text;
}

/** The lines of an export without the first and the last, which name its origin. */
const linesOf = async (store: Store): Promise<string[]> => (await textOf(store)).split('\n').slice(1, -2);

async function move(from: Store, to: Store): Promise<void> {
  const text = await textOf(from);
  await importData(
    to,
    async function* each() {
      yield* text.split('\n').slice(0, -1);
    },
    { replace: false },
  );
}

it('moves everything from SQLite to PostgreSQL and back without loss', async () => {
  const [first, second, third] = [await embedded(), await storeAt(await tempDatabase()), await embedded()];
  await fillStore(first);
  await move(first, second);
  await move(second, third);
  const lines = await linesOf(first);
  expect(lines.length).toBeGreaterThan(1_200);
  expect(await linesOf(second)).toEqual(lines);
  expect(await linesOf(third)).toEqual(lines);
});

it('exports a consistent snapshot of a database under writes', async () => {
  const address = await tempDatabase();
  const [store, writer] = [await storeAt(address), await storeAt(address)];
  await fillStore(store);
  const before = await linesOf(store);
  let text = '';
  await exportData(store, new Date(0), async (part) => {
    text += part;
    await writer.db.deleteFrom('outbox').execute();
    await writer.db.deleteFrom('ledger_postings').execute();
  });
  expect(text.split('\n').slice(1, -2)).toEqual(before);
  expect(await linesOf(store)).not.toEqual(before);
});

it('restores from a pg_dump', async () => {
  const { programs } = inject('postgres') ?? { programs: '' };
  const [address, restored, file] = [
    await tempDatabase(),
    await tempDatabase('template0'),
    join(tempFolder(), 'promenade.dump'),
  ];
  const store = await storeAt(address);
  await fillStore(store);
  const run = (program: string, ...args: string[]) => spawnSync(join(programs, program), args, { encoding: 'utf8' });
  expect(run('pg_dump', '--format=custom', `--file=${file}`, address)).toMatchObject({ status: 0, stderr: '' });
  expect(run('pg_restore', '--no-owner', `--dbname=${restored}`, file)).toMatchObject({ status: 0, stderr: '' });
  expect(await linesOf(await storeAt(restored))).toEqual(await linesOf(store));
});

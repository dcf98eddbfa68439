import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import type { Store } from './store.ts';

const keep = (store: Store, key: string) => store.db.insertInto('kept_html').values({ key, value: '' }).execute();
const keys = async (store: Store) =>
  (await store.db.selectFrom('kept_html').select('key').orderBy('key').execute()).map(({ key }) => key);

it('keeps what was written when it is opened again', async () => {
  const folder = tempFolder();
  const first = await openSqliteStore(folder);
  await keep(first, 'a');
  await first.close();
  const second = await openSqliteStore(folder);
  expect(await keys(second)).toEqual(['a']);
  await second.close();
});

it('makes the folder and those above it', async () => {
  const store = await openSqliteStore(join(tempFolder(), 'some', 'where'));
  expect(await keys(store)).toEqual([]);
  await store.close();
});

it('refuses a folder that is open already, and takes it once it is closed', async () => {
  const folder = tempFolder();
  const first = await openSqliteStore(folder);
  await expect(openSqliteStore(folder)).rejects.toThrow(/in use by another Promenade process/);
  await first.close();
  await (await openSqliteStore(folder)).close();
});

it('refuses a folder that cannot be one', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  await expect(openSqliteStore(file)).rejects.toThrow(/cannot be used .*Make it a folder that this user may write/);
});

it('refuses a database that is none', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'promenade.sqlite'), 'not a database, but long enough to have a header of its own');
  await expect(openSqliteStore(folder)).rejects.toThrow(/cannot be read/);
});

it('leaves a folder of a newer version as it is', async () => {
  const folder = tempFolder();
  await (await openSqliteStore(folder)).close();
  const database = new DatabaseSync(join(folder, 'promenade.sqlite'));
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
  database.close();
  await expect(openSqliteStore(folder)).rejects.toThrow(/newer Promenade \(it has 9999-later\)/);
});

it('brings a folder of an older version up to date', async () => {
  const folder = tempFolder();
  // A store from before the first migration.
  const database = new DatabaseSync(join(folder, 'promenade.sqlite'));
  database.exec('pragma user_version = 1');
  database.close();
  const store = await openSqliteStore(folder);
  expect(await keys(store)).toEqual([]);
  await store.close();
});

it('lets nobody in between the statements of a transaction', async () => {
  const store = await openSqliteStore(tempFolder());
  onTestFinished(() => store.close());
  const seen: string[][] = [];
  await Promise.all([
    store.db.transaction().execute(async (tx) => {
      await tx.insertInto('kept_html').values({ key: 'a', value: '' }).execute();
      await new Promise((resolve) => setImmediate(resolve));
      await tx.insertInto('kept_html').values({ key: 'b', value: '' }).execute();
    }),
    keys(store).then((found) => seen.push(found)),
  ]);
  expect(seen).toEqual([['a', 'b']]);
});

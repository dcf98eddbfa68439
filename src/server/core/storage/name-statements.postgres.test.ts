import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeAt, tempDatabase, tempStore } from '#tests/temp-store.ts';
import { inTransaction } from './in-transaction.ts';
import { StatementNames } from './name-statements.ts';
import type { Store } from './store.ts';
import type { Db } from './tables.ts';

const CONNECTIONS = 3;

const namesAt = async (db: Db): Promise<readonly string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );

const readValue = (db: Db) => db.selectFrom('kept_html').select('value').where('key', 'in', ['a']).execute();

const readNote = (db: Db, keys: readonly string[] = ['a']) =>
  db.selectFrom('kept_html').selectAll().where('key', 'in', keys).execute();

/** Runs work in as many transactions as there are connections, each on a connection of its own. */
function onAllConnections<T>(store: Store, work: (tx: Db) => Promise<T>): Promise<T[]> {
  let waiting = CONNECTIONS;
  const all = Promise.withResolvers<void>();
  const run = () =>
    store.db.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (--waiting === 0) all.resolve();
      await all.promise;
      return result;
    });
  return Promise.all(Array.from({ length: CONNECTIONS }, run));
}

const addColumn = sql`alter table kept_html add column added integer default 7`;
const changeType = sql`alter table kept_html alter column value type integer using length(value)`;

/** Opens a store whose connections have all prepared the statements, and then changes their table from a second store. */
async function migratedStore(migration = addColumn): Promise<Store> {
  const address = await tempDatabase();
  const [store, second] = [await storeAt(address), await storeAt(address)];
  await store.db.insertInto('kept_html').values({ key: 'a', value: 'b' }).execute();
  await onAllConnections(store, async (tx) => [await readNote(tx), await readValue(tx)]);
  await migration.execute(second.db);
  return store;
}

const migratedRows = [{ key: 'a', value: 'b', added: 7 }];

it('prepares a statement once, whatever the number of values in its lists', async () => {
  const store = await tempStore();
  const statements = await store.db.transaction().execute(async (tx) => {
    for (const keys of [['a'], ['a', 'b'], []]) await readNote(tx, keys);
    return namesAt(tx);
  });
  expect(statements).toEqual(['select * from "kept_html" where "key" = any($1)']);
});

it.each([
  ['in', ["a'", '{b}']],
  ['not in', ['c']],
] as const)('compares with the values of a list: %s', async (operator, keys) => {
  const { db } = await tempStore();
  await db
    .insertInto('kept_html')
    .values(["a'", '{b}', 'c'].map((key) => ({ key, value: '' })))
    .execute();
  const rows = await db.selectFrom('kept_html').select('key').where('key', operator, keys).orderBy('key').execute();
  expect(rows.map(({ key }) => key)).toEqual(["a'", '{b}']);
});

it('answers a statement outside of a transaction after a migration of another process', async () => {
  const store = await migratedStore();
  const answers = Array.from({ length: CONNECTIONS }, () => readNote(store.db));
  expect(await Promise.all(answers)).toEqual(answers.map(() => migratedRows));
});

it('repeats a transaction once after a migration of another process', async () => {
  const store = await migratedStore();
  let attempts = 0;
  const rows = await inTransaction(store, async (tx) => {
    attempts++;
    return readNote(tx);
  });
  expect(rows).toEqual(migratedRows);
  expect(attempts).toBe(2);
});

describe('after a migration that changes the type of a column', () => {
  it('answers a statement outside of a transaction', async () => {
    const { db } = await migratedStore(changeType);
    expect(await readValue(db)).toEqual([{ value: 1 }]);
  });

  it('repeats a transaction', async () => {
    const store = await migratedStore(changeType);
    let attempts = 0;
    const rows = await inTransaction(store, async (tx) => {
      attempts++;
      return readValue(tx);
    });
    expect(rows).toEqual([{ value: 1 }]);
    expect(attempts).toBe(2);
  });
});

it('ends the connections whose statements are outdated', async () => {
  const store = await migratedStore();
  const pidOf = async (tx: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid;
  const before = await onAllConnections(store, pidOf);
  await readNote(store.db);
  await onAllConnections(store, pidOf);
  const after = await onAllConnections(store, pidOf);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

it('gives no name to a statement without values', () => {
  expect(new StatementNames().nameOf('begin', [])).toBeUndefined();
});

it('gives no name to a statement with very many values', () => {
  expect(new StatementNames().nameOf('insert', Array.from({ length: 101 }))).toBeUndefined();
});

it('gives a limited number of names', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 1_100 }, (_, index) => names.nameOf(`select ${index}`, [1]));
  expect(given.filter((name) => name !== undefined)).toHaveLength(1_000);
});

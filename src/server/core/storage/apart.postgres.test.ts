import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { storeAt, tempDatabase } from '#tests/temp-store.ts';
import { hasOwnRole, inApart } from './apart.ts';
import type { Store } from './store.ts';

const record = { id: 'a', person: 'b', kind: 'consent', at: '2026-11-01', body: '{}' };
const write = (store: Store) => inApart(store, (apart) => apart.insertInto('kept_records').values(record).execute());
const read = (store: Store) => inApart(store, (apart) => apart.selectFrom('kept_records').selectAll().execute());
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof Error && 'code' in error ? error.code : error));

/** Creates an empty database that belongs to a user with these rights, and opens it as that user. */
const storeOfUser = async (rights: string): Promise<Store> => {
  const address = await tempDatabase('template0');
  const database = new URL(address).pathname.slice(1);
  const user = `user_${database}`;
  const admin = await storeAt(await tempDatabase());
  await sql`create role ${sql.id(user)} login ${sql.raw(rights)}`.execute(admin.db);
  await sql`alter database ${sql.id(database)} owner to ${sql.id(user)}`.execute(admin.db);
  onTestFinished(async () => {
    await sql`alter database ${sql.id(database)} owner to promenade`.execute(admin.db);
    const owner = await storeAt(address);
    await sql`drop owned by ${sql.id(user)} cascade`.execute(owner.db).catch(() => undefined);
  });
  return storeAt(address.replace('user=promenade', `user=${user}`));
};

it('gives the records apart to a role that the user of the server takes on', async () => {
  const store = await storeOfUser('createrole');
  expect(await hasOwnRole(store.db)).toBe(true);
  await write(store);
  expect(await read(store)).toEqual([record]);
});

it('lets other queries of the server read nothing of the records apart', async () => {
  const store = await storeOfUser('createrole');
  await write(store);
  expect(await codeOf(sql`select 1 from apart.kept_records`.execute(store.db))).toBe('42501');
});

it('lets a transaction on the records apart read nothing else', async () => {
  const store = await storeOfUser('createrole');
  expect(
    await codeOf(
      inApart(store, (apart) =>
        apart.withoutPlugins().withSchema('public').selectFrom('members').select('uid').execute(),
      ),
    ),
  ).toBe('42501');
});

it('uses the schema without a role where the user may create none', async () => {
  const store = await storeOfUser('nocreaterole');
  expect(await hasOwnRole(store.db)).toBe(false);
  await write(store);
  expect(await read(store)).toEqual([record]);
});

it('gives the schema of a restored backup to its role at the next start', async () => {
  const address = await tempDatabase('template0');
  const first = await storeAt(address);
  await write(first);
  await sql`alter schema apart owner to promenade`.execute(first.db);
  await sql`alter table apart.kept_records owner to promenade`.execute(first.db);
  const second = await storeAt(address);
  expect(await hasOwnRole(second.db)).toBe(true);
  expect(await read(second)).toEqual([record]);
});

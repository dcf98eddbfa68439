import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { storeAt, tempDatabase } from '#tests/temp-store.ts';
import { Secret } from '../secret.ts';
import { openPostgresStore } from './open-postgres-store.ts';

const { maintenance } = inject('postgres') ?? { maintenance: '' };
const EMPTY = 'template0';

const refusalOf = (address: string): Promise<unknown> =>
  openPostgresStore(new Secret(address)).catch((error: unknown) => error);
const words = (name: string, message: RegExp) =>
  expect.objectContaining({ name, message: expect.stringMatching(message) });

it('keeps what was written when it is opened again', async () => {
  const address = await tempDatabase(EMPTY);
  const first = await openPostgresStore(new Secret(address));
  await first.db.insertInto('kept_html').values({ key: 'a', value: '' }).execute();
  await first.close();
  const second = await storeAt(address);
  expect(await second.db.selectFrom('kept_html').select('key').execute()).toEqual([{ key: 'a' }]);
});

it('is made by many processes that start at once on an empty database', async () => {
  const address = await tempDatabase(EMPTY);
  const stores = await Promise.all(Array.from({ length: 8 }, () => storeAt(address)));
  const counts = await Promise.all(
    stores.map(({ db }) =>
      db
        .selectFrom('releases')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst(),
    ),
  );
  expect(counts).toEqual(stores.map(() => ({ count: 0 })));
});

it('leaves a database of a newer version as it is', async () => {
  const address = await tempDatabase();
  const { db } = await storeAt(address);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  expect(await refusalOf(address)).toEqual(
    words('StartError', /newer Promenade \(it has 9999-later\)\. .*DATABASE_URL/),
  );
});

it.each([
  [
    'a server that is not there',
    'postgresql://promenade:hunter2@127.0.0.1:1/promenade',
    'PassingError',
    /at 127\.0\.0\.1:1\/promenade cannot be used \(.*ECONNREFUSED.*\)\. Is it running/,
  ],
  [
    'a host that is not there',
    'postgresql://promenade:hunter2@no-such-host.invalid/promenade',
    'PassingError',
    /at no-such-host\.invalid:5432\/promenade cannot be used \(.*no-such-host\.invalid.*\)/,
  ],
  [
    'a socket that is not there',
    'postgresql:///promenade?host=/none&password=hunter2',
    'PassingError',
    /at \/none:5432\/promenade cannot be used/,
  ],
  [
    'a database that is not there',
    maintenance.replace('/postgres?', '/no_such?'),
    'StartError',
    /database "no_such" does not exist.* Create it first/,
  ],
  [
    'a user that is not there',
    maintenance.replace('user=promenade', 'user=nobody'),
    'StartError',
    /role "nobody" does not exist.* Correct user and password/,
  ],
])('refuses %s, and says what to do without the password', async (_what, address, name, reason) => {
  const refusal = await refusalOf(address);
  expect(refusal).toEqual(words(name, reason));
  expect(String(refusal)).not.toContain('hunter2');
});

it('refuses a database that cannot keep every text', async () => {
  const { db } = await storeAt(await tempDatabase());
  const name = `ascii_${process.pid}`;
  await sql`create database ${sql.id(name)} encoding 'SQL_ASCII' locale_provider 'libc' locale 'C' template template0`.execute(
    db,
  );
  onTestFinished(() => sql`drop database ${sql.id(name)}`.execute(db).then(() => undefined));
  expect(await refusalOf(maintenance.replace('/postgres?', `/${name}?`))).toEqual(
    words('StartError', /has the encoding SQL_ASCII\. Create one with/),
  );
});

it('refuses a database in which it may make nothing', async () => {
  const address = await tempDatabase(EMPTY);
  const { db } = await storeAt(await tempDatabase());
  const name = `guest_${process.pid}`;
  await sql`create role ${sql.id(name)} login`.execute(db);
  onTestFinished(() => sql`drop role ${sql.id(name)}`.execute(db).then(() => undefined));
  expect(await refusalOf(address.replace('user=promenade', `user=${name}`))).toEqual(
    words('StartError', /permission denied for schema public.* grant it create/),
  );
});

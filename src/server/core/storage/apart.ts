import { sql, type Transaction } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { postgresFaultOf } from './postgres-faults.ts';
import type { Store } from './store.ts';
import type { Db, Tables } from './tables.ts';

/** Schema of PostgreSQL, and attached file of SQLite, with the records that law requires to be kept after a withdrawal. */
export const APART = 'apart';

/** Record of a withdrawn member. `person` is a pseudonym, `id` a hash of the pseudonym and the record, `body` JSON without names. */
export interface KeptRecord {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly at: string;
  readonly body: string;
}

interface ApartTables {
  readonly kept_records: KeptRecord;
}

type Apart = Transaction<Tables & ApartTables>;

/** Runs a transaction on the records apart. It has no right to anything else. */
export const inApart = <Result>(
  store: Pick<Store, 'db' | 'faultOf' | 'enterApart'>,
  work: (apart: Apart) => Promise<Result>,
): Promise<Result> =>
  inTransaction(store, async (tx) => {
    await store.enterApart(tx);
    return work(tx.withSchema(APART).withTables<Pick<ApartTables, 'kept_records'>>());
  });

/** Takes on the role that owns the records apart, until the transaction ends. */
export const enterApartRole = async (tx: Db): Promise<void> => {
  await sql`select set_config('role', pg_get_userbyid(nspowner), true) from pg_namespace where nspname = ${APART}`.execute(
    tx,
  );
};

/** Returns true if the records apart belong to a role of their own, which the user of the server takes on to write them. */
export const hasOwnRole = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ readonly own: 0 | 1 }>`
    select nspowner <> current_user::regrole as own from pg_namespace where nspname = ${APART}
  `.execute(db);
  return rows[0]?.own === 1;
};

/** Creates the schema of the records apart, and gives it to a role of its own if the user may create roles. Several processes may run it at once. */
export const preparePostgresApart = async (db: Db): Promise<void> => {
  if (await hasOwnRole(db)) return;
  await inTransaction({ db, faultOf: postgresFaultOf }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${APART}))`.execute(tx);
    if (await hasOwnRole(tx)) return;
    await sql`create schema if not exists ${sql.id(APART)}`.execute(tx);
    await sql`create table if not exists ${sql.id(APART, 'kept_records')} (
      id text collate "C" primary key, person text collate "C" not null, kind text collate "C" not null,
      at text collate "C" not null, body text collate "C" not null)`.execute(tx);
    await sql`create index if not exists kept_records_due on ${sql.id(APART, 'kept_records')} (kind, at)`.execute(tx);
    await giveAway(tx);
  });
};

interface Facts {
  readonly me: string;
  readonly owner: string;
  readonly canCreate: 0 | 1;
  readonly exists: 0 | 1;
}

/**
 * Gives the schema to a role of its own. The user of the server is a member of it through a role that inherits nothing: so the user can take on the role, but
 * does not have its rights otherwise.
 */
const giveAway = async (tx: Db): Promise<void> => {
  const { rows } = await sql<Facts>`
    select current_user as me, left(current_database(), 50) || '_apart' as owner,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "canCreate",
      exists (select 1 from pg_roles where rolname = left(current_database(), 50) || '_apart') as exists
  `.execute(tx);
  const [facts] = rows;
  if (facts?.canCreate !== 1) return;
  const [me, owner, between] = [sql.id(facts.me), sql.id(facts.owner), sql.id(`${facts.owner}_switch`)];
  if (facts.exists === 0) {
    await sql`create role ${owner} nologin`.execute(tx);
    await sql`create role ${between} nologin noinherit`.execute(tx);
    await sql`grant ${owner} to ${between}`.execute(tx);
  }
  await sql`grant ${between} to ${me}`.execute(tx);
  const [schema, table] = [sql.id(APART), sql.id(APART, 'kept_records')];
  await sql`grant create, usage on schema ${schema} to ${owner}`.execute(tx);
  await sql`alter table ${table} owner to ${owner}`.execute(tx);
  await sql`alter schema ${schema} owner to ${owner}`.execute(tx);
};

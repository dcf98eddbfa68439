import type { Store } from '../storage/store.ts';
import type { Db } from '../storage/tables.ts';
import type { Grant } from './grants.ts';
import { emailKey } from '../../../engine/index.ts';

/** Console user, without credentials. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly state: 'active' | 'stopped';
}

const people = (db: Db) =>
  db.selectFrom('operators').select(['id', 'email', 'name', 'grants', 'state', 'password_hash']);

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

// Written by this file.
const toPerson = ({ id, email, name, grants, state }: Row): Person => ({
  id,
  email,
  name,
  grants: JSON.parse(grants) as Grant[],
  state,
});

export const listPeople = async (db: Db): Promise<Person[]> =>
  (await people(db).orderBy('name').orderBy('id').execute()).map(toPerson);

export const findPerson = async (
  db: Db,
  id: string,
): Promise<(Person & { readonly passwordHash: string }) | undefined> => {
  const row = await people(db).where('id', '=', id).executeTakeFirst();
  return row && { ...toPerson(row), passwordHash: row.password_hash };
};

/** Locks a person until the transaction ends: sessions and tokens begin and end one after the other. */
export const lockPerson = async (
  tx: Db,
  store: Pick<Store, 'forUpdate'>,
  id: string,
): Promise<Awaited<ReturnType<typeof findPerson>>> => {
  await store.forUpdate(tx.selectFrom('operators').select('id').where('id', '=', id)).execute();
  return findPerson(tx, id);
};

export const findByEmail = async (
  db: Db,
  email: string,
): Promise<(Person & { readonly passwordHash: string }) | undefined> => {
  const row = await people(db).where('email', '=', emailKey(email)).executeTakeFirst();
  return row && { ...toPerson(row), passwordHash: row.password_hash };
};

export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined;

export interface NewPerson extends Person {
  readonly passwordHash: string;
  readonly at: string;
}

export const insertPerson = async (
  db: Db,
  { id, email, name, grants, state, passwordHash, at }: NewPerson,
): Promise<void> => {
  await db
    .insertInto('operators')
    .values({
      id,
      email: emailKey(email),
      name,
      password_hash: passwordHash,
      grants: JSON.stringify(grants),
      state,
      created_at: at,
      updated_at: at,
    })
    .execute();
};

export interface PersonChange {
  readonly name?: string | undefined;
  readonly grants?: readonly Grant[] | undefined;
  readonly state?: 'active' | 'stopped' | undefined;
  readonly passwordHash?: string | undefined;
}

export const changePerson = async (
  db: Db,
  id: string,
  { name, grants, state, passwordHash }: PersonChange,
  at: string,
): Promise<void> => {
  await db
    .updateTable('operators')
    .set({
      updated_at: at,
      ...(name === undefined ? {} : { name }),
      ...(grants === undefined ? {} : { grants: JSON.stringify(grants) }),
      ...(state === undefined ? {} : { state }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    })
    .where('id', '=', id)
    .execute();
};

export interface NewKey {
  readonly id: string;
  readonly hash: string;
  readonly operator: string;
  readonly kind: 'session' | 'token';
  readonly name: string;
  readonly at: string;
  readonly until: string;
  /** Instant of the second factor; empty: none was given. */
  readonly provenAt?: string;
}

export const insertKey = async (
  db: Db,
  { id, hash, operator, kind, name, at, until, provenAt = '' }: NewKey,
): Promise<void> => {
  await db
    .insertInto('operator_keys')
    .values({ id, hash, operator, kind, name, created_at: at, used_at: at, until, proven_at: provenAt })
    .execute();
};

export const hasKey = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('operator_keys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Returns the unexpired tokens of a person, newest first. */
export const listTokens = (db: Db, operator: string, now: string) =>
  db
    .selectFrom('operator_keys')
    .select(['id', 'name', 'created_at', 'used_at', 'until'])
    .where('operator', '=', operator)
    .where('kind', '=', 'token')
    .where('until', '>', now)
    .orderBy('created_at', 'desc')
    .execute();

/** Deletes sessions and tokens of a person and returns their number. */
export const endKeys = async (
  db: Db,
  operator: string,
  which: { readonly id?: string; readonly kind?: 'session' | 'token'; readonly butNot?: string | undefined } = {},
): Promise<number> => {
  let query = db.deleteFrom('operator_keys').where('operator', '=', operator);
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  if (which.kind !== undefined) query = query.where('kind', '=', which.kind);
  if (which.butNot !== undefined) query = query.where('id', '!=', which.butNot);
  return Number((await query.executeTakeFirst()).numDeletedRows);
};

/** Deletes expired keys. */
export const removeEndedKeys = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom('operator_keys').where('until', '<=', now).execute();
};

import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';

export const next = (
  (last) => () =>
    ++last
)(0);
export const unique = (prefix: string): string => `${prefix}-${next()}`;
/** Digits that no other number has. */
export const number = (): string => String(9_000_000_000 + next());

export type Row = Readonly<Record<string, unknown>>;

export const insert = async ({ db }: Store, table: keyof Tables, row: Row): Promise<void> => {
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
};

/** Inserts a copy of the first row that fits, with changes. */
export const copy = async (
  store: Store,
  table: keyof Tables,
  like: readonly [column: string, value: string],
  changes: Row,
): Promise<void> => {
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(like[0])} = ${like[1]} limit 1`.execute(store.db);
  if (rows[0] === undefined) throw new Error(`The demo has no row of ${table} with ${like.join(' ')}.`);
  await insert(store, table, { ...rows[0], ...changes });
};
export const sha = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

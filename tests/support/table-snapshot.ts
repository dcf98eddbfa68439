import { sql } from 'kysely';
import { tablesOf } from './store-tables.ts';
import type { Store } from '../../src/server/core/storage/store.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
export type Snapshot = ReadonlyMap<string, Rows>;

/** Tables of content, of logins and of running work. */
const left: ReadonlySet<string> = new Set([
  'releases',
  'release_documents',
  'revisions',
  'kept_html',
  'leases',
  'families',
  'logins',
  'kysely_migration',
  'kysely_migration_lock',
  'server_keys',
]);

const recordTables = async (store: Store): Promise<readonly string[]> =>
  (await tablesOf(store)).filter((name) => !left.has(name));
const rowsOf = async ({ db }: Store, table: string): Promise<Rows> =>
  (await sql<Rows[number]>`select * from ${sql.table(table)}`.execute(db)).rows;

/** Reads the rows of all tables with records. */
export const takeSnapshot = async (store: Store): Promise<Snapshot> =>
  new Map(
    await Promise.all((await recordTables(store)).map(async (table) => [table, await rowsOf(store, table)] as const)),
  );

/** Puts the rows of a snapshot back where they have changed. */
export const restore = async (store: Store, snapshot: Snapshot): Promise<void> => {
  await sql`pragma foreign_keys = off`.execute(store.db);
  for (const [table, rows] of snapshot) {
    if (JSON.stringify(await rowsOf(store, table)) === JSON.stringify(rows)) continue;
    await sql`delete from ${sql.table(table)}`.execute(store.db);
    for (const row of rows)
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
        store.db,
      );
  }
  await sql`pragma foreign_keys = on`.execute(store.db);
};

/** Counts the rows of each table, and adds up what its numbers say: balances, places and tries. */
export const countRows = async (store: Store, snapshot: Snapshot): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await Promise.all(
      [...snapshot.keys()].map(async (table) => {
        const rows = await rowsOf(store, table);
        return [
          table,
          rows.reduce(
            (sum, row) =>
              sum + ['balance', 'taken', 'count', 'live'].reduce((part, name) => part + Number(row[name] ?? 0), 1),
            0,
          ),
        ] as const;
      }),
    ),
  );

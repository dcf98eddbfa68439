import { sql } from 'kysely';
import type { Store } from '../../src/server/core/storage/store.ts';
import { tablesOf } from './store-tables.ts';
import { sha } from './named-rows.ts';

/** Tables that any call may change: counted tries, keys of repeated calls, the log. */
const volatile: ReadonlySet<string> = new Set([
  'number_tries',
  'tries',
  'idempotency_keys',
  'record_log',
  'leases',
  'families',
  'logins',
  'scans',
  'revisions',
  'release_documents',
  'kept_html',
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Hash of each table's rows, by its name. */
export const readTables = async (store: Store): Promise<ReadonlyMap<string, string>> => {
  const names = (await tablesOf(store)).filter((name) => !volatile.has(name));
  const hashes = new Map<string, string>();
  for (const name of names)
    hashes.set(name, sha(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(store.db)).rows)));
  return hashes;
};

import { sql } from 'kysely';
import type { Store } from '../../src/server/core/storage/store.ts';
import { tablesOf } from './store-tables.ts';

/** Limits the store of a test to about this many more bytes, like a full disk. */
export async function fillDisk({ kind, db }: Store, spareBytes = 0): Promise<void> {
  if (kind === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + Math.ceil(spareBytes / 4096))}`.execute(
      db,
    );
    return;
  }
  // PostgreSQL has no such limit, so a trigger raises its disk-full error.
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception using errcode = ''disk_full''; end'`.execute(
    db,
  );
  for (const name of await tablesOf({ db })) {
    await sql`create trigger full_disk before insert or update on ${sql.table(name)} for each row execute function refuse()`.execute(
      db,
    );
  }
}

import type { Kysely } from 'kysely';

/** Adds the clubs whose condition of entry a member has reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_entries')
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('club', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('club_entries_pkey', ['member', 'club'])
    .execute();
}

import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Disabled boarding of members by park, and the entries of queues made by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('disabled_boardings')
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('park', 'text', filled)
    .addColumn('until', 'text', filled)
    .addPrimaryKeyConstraint('disabled_boardings_key', ['member', 'park'])
    .execute();
  await db.schema
    .createTable('disabled_entries')
    .addColumn('entry', 'text', (column) => column.primaryKey().references('queue_entries.id'))
    .addColumn('member', 'text', filled)
    .execute();
  await db.schema.createIndex('disabled_entries_member').on('disabled_entries').column('member').execute();
}

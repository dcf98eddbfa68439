import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Applications of members for a time on a billboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('billboard_applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('venue', 'text', filled)
    .addColumn('billboard', 'text', filled)
    .addColumn('day', 'text', filled)
    .addColumn('time', 'text', filled)
    .addColumn('template', 'text', filled)
    .addColumn('words', 'text', filled)
    .addColumn('sender', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('reason', 'text', filled)
    .addColumn('at', 'text', filled)
    .addColumn('decided_at', 'text', filled)
    .addColumn('decided_by', 'text', filled)
    .addColumn('picture', 'bytea')
    .execute();
  await db.schema.createIndex('billboard_applications_member').on('billboard_applications').column('member').execute();
  await db.schema
    .createIndex('billboard_applications_day')
    .on('billboard_applications')
    .columns(['billboard', 'day'])
    .execute();
  await db.schema
    .createIndex('billboard_applications_state')
    .on('billboard_applications')
    .columns(['venue', 'state'])
    .execute();
}

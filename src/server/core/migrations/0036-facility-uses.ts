import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** Uses of lockers, rentals and places by members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('facility_uses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', filled)
    .addColumn('venue', 'text', filled)
    .addColumn('facility', 'text', filled)
    .addColumn('place', 'text', filled)
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('day', 'text', filled)
    .addColumn('no', 'integer', filled)
    .addColumn('people', 'integer', filled)
    .addColumn('taken', 'integer', filled)
    .addColumn('state', 'text', filled)
    .addColumn('told', 'integer', filled)
    .addColumn('started_at', 'bigint', filled)
    .addColumn('due_at', 'bigint', filled)
    .addColumn('ended_at', 'bigint')
    .execute();
  // A member uses a thing once at a time.
  await db.schema
    .createIndex('facility_uses_open')
    .unique()
    .on('facility_uses')
    .columns(['document', 'member'])
    .where(sql.ref('state'), 'in', sql`('OPEN', 'OVERDUE')`)
    .execute();
  await db.schema.createIndex('facility_uses_due').on('facility_uses').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('facility_uses_member').on('facility_uses').columns(['member', 'started_at']).execute();
}

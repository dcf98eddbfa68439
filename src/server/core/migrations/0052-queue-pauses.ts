import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Queue plans that operators paused for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('queue_pauses')
    .addColumn('plan', 'text', (column) => column.primaryKey())
    .addColumn('venue', 'text', filled)
    .addColumn('day', 'text', filled)
    .addColumn('at', 'bigint', filled)
    .addColumn('author', 'text', filled)
    .execute();
}

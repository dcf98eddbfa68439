import type { CreateTableBuilder, Kysely } from 'kysely';

/** Look-ups of operators as a chain of hashes, alarms about them, and adjustments of Som that two operators make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = (
    table: CreateTableBuilder<string, string>,
    columns: readonly string[],
  ): CreateTableBuilder<string, string> =>
    columns.reduce((builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()), table);
  await texts(
    db.schema.createTable('look_ups').addColumn('seq', 'bigint', (column) => column.primaryKey()),
    ['id', 'at', 'operator', 'role', 'venue', 'record', 'record_id', 'member', 'purpose', 'field', 'previous', 'hash'],
  )
    .addUniqueConstraint('look_ups_id', ['id'])
    .execute();
  await db.schema.createIndex('look_ups_member').on('look_ups').columns(['member', 'at']).execute();
  await db.schema.createIndex('look_ups_operator').on('look_ups').columns(['operator', 'at']).execute();
  await db.schema.createIndex('look_ups_at').on('look_ups').column('at').execute();
  await texts(
    db.schema.createTable('look_up_chain').addColumn('name', 'text', (column) => column.primaryKey()),
    ['head', 'tail', 'seal'],
  )
    .addColumn('first_seq', 'bigint', (column) => column.notNull())
    .addColumn('last_seq', 'bigint', (column) => column.notNull())
    .execute();
  await texts(
    db.schema.createTable('operator_alarms').addColumn('id', 'text', (column) => column.primaryKey()),
    ['kind', 'operator', 'at', 'seen_at', 'seen_by'],
  )
    .addColumn('amount', 'integer', (column) => column.notNull())
    .execute();
  await texts(
    db.schema.createTable('som_adjustments').addColumn('id', 'text', (column) => column.primaryKey()),
    ['member', 'venue', 'reason', 'state', 'proposed_by', 'proposed_at', 'until', 'decided_by', 'decided_at'],
  )
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('som_adjustments_venue')
    .on('som_adjustments')
    .columns(['venue', 'proposed_at'])
    .execute();
  await db.schema.createIndex('som_adjustments_member').on('som_adjustments').column('member').execute();
}

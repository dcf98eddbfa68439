import type { Kysely } from 'kysely';

/** Second factors of operators with their recovery codes, and the instant at which a session gave one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_factors')
    .addColumn('operator', 'text', (column) => column.primaryKey().references('operators.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('pending', 'text', (column) => column.notNull())
    .addColumn('pending_until', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('set_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('operator_recovery_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('operator', 'text', (column) => column.notNull().references('operators.id'))
    .execute();
  await db.schema
    .createIndex('operator_recovery_codes_operator')
    .on('operator_recovery_codes')
    .column('operator')
    .execute();
  await db.schema
    .alterTable('operator_keys')
    .addColumn('proven_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

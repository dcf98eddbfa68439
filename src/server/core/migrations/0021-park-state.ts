import type { Kysely } from 'kysely';

/** Leases of background work; live states of facilities: the latest poll, wait times and states set by operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('fence', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('park_polls')
    .addColumn('venue', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('states', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('wait_samples')
    .addColumn('venue', 'text', (column) => column.notNull())
    .addColumn('slot', 'bigint', (column) => column.notNull())
    .addColumn('waits', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wait_samples_key', ['venue', 'slot'])
    .execute();
  await db.schema
    .createTable('state_overrides')
    .addColumn('venue', 'text', (column) => column.notNull())
    .addColumn('facility', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('wait', 'integer')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('state_overrides_key', ['venue', 'facility'])
    .execute();
}

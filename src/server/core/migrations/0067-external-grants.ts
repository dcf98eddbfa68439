import type { Kysely } from 'kysely';

/** Fields that members have agreed to pass on to client sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('external_grants')
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('external_grants_key', ['member', 'client', 'field'])
    .execute();
}

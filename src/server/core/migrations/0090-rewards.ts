import type { Kysely } from 'kysely';

/** Rewards that members got for Som. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reward_claims')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('program', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('som', 'integer', (column) => column.notNull())
    .addColumn('approval_no', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reward_claims_member').on('reward_claims').columns(['member', 'at']).execute();
}

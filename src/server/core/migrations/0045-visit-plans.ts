import type { Kysely } from 'kysely';

/** Plans of visits: one a member, venue and day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_plans')
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('venue', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_plans_key', ['member', 'venue', 'day'])
    .execute();
}

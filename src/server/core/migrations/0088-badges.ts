import type { Kysely } from 'kysely';

/** Badges and missions of members, and the day of the last nightly judgement of a member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('badges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('badge', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('badges_once', ['member', 'badge', 'period'])
    .execute();
  await db.schema
    .createTable('missions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('mission', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text', (column) => column.notNull())
    .addColumn('claim_until', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'text')
    .addColumn('approval_no', 'text', (column) => column.notNull())
    .addUniqueConstraint('missions_once', ['member', 'mission', 'period'])
    .execute();
  await db.schema.createIndex('missions_due').on('missions').columns(['state', 'claim_until']).execute();
  await db.schema
    .createTable('fact_judgements')
    .addColumn('member', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
}

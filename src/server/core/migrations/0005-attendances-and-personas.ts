import type { Kysely } from 'kysely';

/** Attendance days of members, and their survey results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attendances')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendances_key', ['member', 'event', 'day'])
    .execute();
  await db.schema
    .createTable('personas')
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('park', 'text', (column) => column.notNull())
    .addColumn('persona', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('personas_key', ['member', 'park'])
    .execute();
  // Balance and history are read in chronological order.
  await db.schema.createIndex('som_entries_member_at').on('som_entries').columns(['member', 'at', 'id']).execute();
}

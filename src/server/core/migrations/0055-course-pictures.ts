import type { Kysely } from 'kysely';

/** The picture of a member's course: the ID of a file that the course claims; empty without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('member_courses')
    .addColumn('picture', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

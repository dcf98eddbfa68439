import type { Kysely } from 'kysely';

/** Pictures of the set that members bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profile_pictures')
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('profile_pictures_key', ['member', 'picture'])
    .execute();
}

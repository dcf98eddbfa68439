import type { Kysely } from 'kysely';

/** Language of the text of a notification. Older ones are mostly Korean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notifications')
    .addColumn('lang', 'text', (column) => column.notNull().defaultTo('ko'))
    .execute();
}

import type { Kysely } from 'kysely';

/** What addresses of previews show, for whom and until when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_passes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('pass', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
}

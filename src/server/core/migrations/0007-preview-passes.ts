import type { Kysely } from 'kysely';

/** Preview passes: content, audience and expiry of preview addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_passes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('pass', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
}

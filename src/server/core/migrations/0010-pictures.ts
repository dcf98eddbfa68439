import type { Kysely } from 'kysely';

/** Uploaded pictures: facts by content hash, and bytes in every size and format. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('picture_bytes')
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_bytes_key', ['hash', 'width', 'format'])
    .execute();
}

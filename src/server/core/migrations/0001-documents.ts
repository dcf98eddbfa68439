import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('drafts')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.references('revisions.hash'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['type', 'id'])
    .execute();
  await db.schema
    .createTable('releases')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('release_documents')
    .addColumn('release', 'integer', (column) => column.notNull().references('releases.number'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull().references('revisions.hash'))
    .addPrimaryKeyConstraint('release_documents_key', ['release', 'type', 'id'])
    .execute();
  await db.schema
    .createTable('live_pointer')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('release', 'integer', (column) => column.notNull().references('releases.number'))
    .execute();
  await db.schema
    .createTable('kept_html')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** Small per-person values of the console, such as the features a person has tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_notes')
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('operator_notes_key', ['operator', 'name'])
    .execute();
}

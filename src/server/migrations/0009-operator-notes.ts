import type { Kysely } from 'kysely';

/** Small things that the console keeps for a person, such as what they have tried already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_notes')
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('operator_notes_key', ['operator', 'name'])
    .execute();
}

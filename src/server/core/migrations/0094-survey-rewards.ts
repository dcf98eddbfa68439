import type { Kysely } from 'kysely';

/** Adds the instant at which a survey last gave its reward; empty without. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('personas')
    .addColumn('rewarded_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

import type { Kysely } from 'kysely';

/** Prizes that a member could not get at a turn of a wheel, so that the turn can be repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('event_joins')
    .addColumn('barred', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

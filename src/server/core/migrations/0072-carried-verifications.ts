import type { Kysely } from 'kysely';

/** Adds what a verification carries: the relation of a guardian, and the link of the customer centre that it began with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['relation', 'link_hash'])
    await db.schema
      .alterTable('verifications')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}

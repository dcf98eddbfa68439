import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';

interface Seeds {
  readonly event_seeds: { readonly event: string; readonly mask: string };
}

/** Draws that others can repeat without the IDs of members, and the day of the last reminder. */
export async function up(db: Kysely<Seeds>): Promise<void> {
  for (const column of ['mask', 'list_hash', 'drawn_at'] as const)
    await db.schema
      .alterTable('event_seeds')
      .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('event_seeds')
    .addColumn('drawn_release', 'integer', (one) => one.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('event_joins')
    .addColumn('drawn', 'text', (one) => one.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('event_reminders')
    .addColumn('told', 'text', (one) => one.notNull().defaultTo(''))
    .execute();
  for (const { event } of await db.selectFrom('event_seeds').select('event').execute())
    await db
      .updateTable('event_seeds')
      .set({ mask: randomBytes(32).toString('hex') })
      .where('event', '=', event)
      .execute();
}

import type { Kysely } from 'kysely';

/** Marks keys of offerwalls as those of no epoch, so that they are issued anew: a consent that was given again now has another key. */
export async function up(db: Kysely<{ offerwall_keys: { epoch: number } }>): Promise<void> {
  await db.updateTable('offerwall_keys').set({ epoch: 0 }).execute();
}

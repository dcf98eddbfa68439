import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';

interface Counter {
  readonly scope: string;
  readonly key: string;
}

/** Takes `amount` of `capacity` by one conditional UPDATE. Returns false, and takes nothing, if fewer are left. */
export const take = async (tx: Transaction<Tables>, { scope, key, amount = 1, capacity }: Counter & { readonly amount?: number; readonly capacity: number }): Promise<boolean> => {
  const update = async (): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('counters')
      .set((row) => ({ taken: row('taken', '+', amount) }))
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('taken', '<=', capacity - amount)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  if (await update()) return true;
  // Full, or not there yet.
  await tx.insertInto('counters').values({ scope, key, taken: 0 }).onConflict((conflict) => conflict.doNothing()).execute();
  return update();
};

/** Gives back what `take` took. */
export const giveBack = async (tx: Transaction<Tables>, { scope, key, amount = 1 }: Counter & { readonly amount?: number }): Promise<void> => {
  await tx.updateTable('counters').set((row) => ({ taken: row('taken', '-', amount) })).where('scope', '=', scope).where('key', '=', key).execute();
};

/** Returns the next number of a sequence without gaps, from 1. */
export const nextNumber = async (tx: Transaction<Tables>, counter: Counter): Promise<number> => {
  const { taken } = await tx
    .insertInto('counters')
    .values({ ...counter, taken: 1 })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet((row) => ({ taken: row('counters.taken', '+', 1) })))
    .returning('taken')
    .executeTakeFirstOrThrow();
  return taken;
};

/** Returns how much is taken. */
export const takenOf = async (db: Kysely<Tables>, { scope, key }: Counter): Promise<number> =>
  (await db.selectFrom('counters').select('taken').where('scope', '=', scope).where('key', '=', key).executeTakeFirst())?.taken ?? 0;

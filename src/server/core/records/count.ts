import type { Db, Tx } from '../storage/tables.ts';

interface Counter {
  readonly scope: string;
  readonly key: string;
}

/**
 * Takes `amount` of `capacity` by one conditional statement. Returns false, and takes nothing, if fewer are left. Locks the counter until the
 * transaction ends, also when it is full.
 */
export const take = async (
  tx: Tx,
  { scope, key, amount = 1, capacity }: Counter & { readonly amount?: number; readonly capacity: number },
): Promise<boolean> => {
  if (amount > capacity) return false;
  const row = await tx
    .insertInto('counters')
    .values({ scope, key, taken: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet((set) => ({ taken: set('counters.taken', '+', amount) }))
        .where('counters.taken', '<=', capacity - amount),
    )
    .returning('taken')
    .executeTakeFirst();
  return row !== undefined;
};

/** Gives back what `take` took. */
export const giveBack = async (
  tx: Tx,
  { scope, key, amount = 1 }: Counter & { readonly amount?: number },
): Promise<void> => {
  await tx
    .updateTable('counters')
    .set((row) => ({ taken: row('taken', '-', amount) }))
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
};

/** Returns the next number of a sequence without gaps, from 1. */
export const nextNumber = async (tx: Tx, counter: Counter): Promise<number> => {
  const { taken } = await tx
    .insertInto('counters')
    .values({ ...counter, taken: 1 })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet((row) => ({ taken: row('counters.taken', '+', 1) })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow();
  return taken;
};

/** Returns how much is taken. */
export const takenOf = async (db: Db, { scope, key }: Counter): Promise<number> =>
  (await db.selectFrom('counters').select('taken').where('scope', '=', scope).where('key', '=', key).executeTakeFirst())
    ?.taken ?? 0;

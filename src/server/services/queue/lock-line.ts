import type { Tx } from '../../core/storage/tables.ts';
import type { Store } from '../../core/storage/store.ts';

/** Locks the line of a plan until the transaction ends, so that calls are made one after the other. */
export const lockLine = async (tx: Tx, store: Pick<Store, 'forUpdate'>, plan: string): Promise<void> => {
  await tx
    .insertInto('queue_lines')
    .values({ plan, day: '', credit: 0, ran_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await store.forUpdate(tx.selectFrom('queue_lines').select('plan').where('plan', '=', plan)).execute();
};

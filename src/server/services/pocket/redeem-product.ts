import { statesBefore } from '../../../engine/index.ts';
import type { ProductStatus } from '#schemas/calls/pocket/answers';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { transition } from '../../core/records/transition.ts';
import type { Store } from '../../core/storage/store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { dueStates, productStates, stateOn, type ProductRow } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Writes the states that a product reached by itself, and returns it as it is now. */
export const settleProduct = async (tx: Tx, row: ProductRow, at: Date): Promise<ProductRow> => {
  const today = kstDay(at);
  for (const to of dueStates(row, today))
    await transition(tx, {
      table: 'pocket_products',
      machine: productStates,
      id: row.id,
      to,
      actor: serverActor,
      at,
      venue: row.venue,
    });
  return { ...row, state: stateOn(row, today) };
};

/** Locks a product until the transaction ends and settles its state. */
export const lockProduct = async (
  tx: Tx,
  store: Pick<Store, 'forUpdate'>,
  id: string,
  at: Date,
): Promise<ProductRow | undefined> => {
  const row = await store
    .forUpdate(tx.selectFrom('pocket_products').select(columnsOf('pocket_products')).where('id', '=', id))
    .executeTakeFirst();
  return row === undefined ? undefined : settleProduct(tx, row, at);
};

/** Uses a locked product: an entry for the day, or for good. Returns false if its state does not allow that. One UPDATE, because gates are many. */
export const redeemProduct = async (
  tx: Tx,
  { id, state, venue }: ProductRow,
  {
    to,
    actor,
    at,
  }: { readonly to: Extract<ProductStatus, 'ENTERED' | 'USED'>; readonly actor: Actor; readonly at: Date },
): Promise<boolean> => {
  if (!statesBefore(productStates, to, actor.kind).includes(state)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('pocket_products')
    .set({ state: to, changed_at: at.toISOString(), ...(to === 'ENTERED' ? { entered_on: kstDay(at) } : {}) })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await audit(tx, { record: 'pocket_products', id, actor, from: state, to, at, venue });
  return true;
};

/** Returns the member who may use a product on a day: the companion to whom it is lent, else its owner. Undefined while it is lent for a later day. */
export const holderOn = async (
  tx: Tx,
  { id, member, kind }: Pick<ProductRow, 'id' | 'member' | 'kind'>,
  day: string,
): Promise<string | undefined> => {
  const loan = await tx
    .selectFrom('loans')
    .select(['holder', 'day'])
    .where('product', '=', id)
    .where('state', '=', 'LENT')
    .where('day', '>=', day)
    .executeTakeFirst();
  if (loan === undefined) return member;
  // A season pass in a companion's pocket is used by its holder until its last day.
  return loan.day === day || kind === 'SEASON' ? loan.holder : undefined;
};

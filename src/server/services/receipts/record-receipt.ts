import type { Context } from '../../core/context.ts';
import { audit } from '../../core/records/audit.ts';
import type { Actor } from '../../core/records/actor.ts';
import { noteFact } from '../../core/records/fact-listeners.ts';
import { recordFact, undoFact } from '../../core/records/facts.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { correctPurchase, earnPurchase } from '../../core/records/som/earn-purchase.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { ReceiptTables } from '../../core/storage/receipt-tables.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { opaqueKey } from '../../core/records/opaque-key.ts';

export type ReceiptRow = ReceiptTables['receipts'];

/** Item of a receipt. */
export interface ReceiptItem {
  /** Name on the paper, usually Korean. */
  readonly name: string;
  readonly nameEn?: string;
  readonly count: number;
  readonly amount: number;
}

export interface NewReceipt {
  readonly member: string;
  readonly venue: string;
  /** System that issued it, and its own number of the receipt. */
  readonly source: string;
  readonly ref: string;
  /** Facility ID, or the name of a shop. */
  readonly place: string;
  readonly paidBy: ReceiptRow['paid_by'];
  readonly amount: number;
  readonly items: readonly ReceiptItem[];
  /** Time of the payment. */
  readonly at: Date;
  readonly actor: Actor;
  /** Key of the member's page; only the demo chooses one. */
  readonly id?: string;
  /** False if the member has the Som of the purchase already. Default: true. */
  readonly earns?: boolean;
}

type Changing = Pick<Context, 'store' | 'live' | 'clock'>;

/** Adds a receipt, which counts as a purchase. Returns undefined if its source has issued it before. */
export const recordReceipt = async (
  tx: Tx,
  context: Changing,
  { member, venue, source, ref, place, paidBy, amount, items, at, actor, id = opaqueKey(), earns = true }: NewReceipt,
): Promise<string | undefined> => {
  const now = context.clock.now();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('receipts')
    .values({
      id,
      member,
      venue,
      source,
      ref,
      state: 'ISSUED',
      place,
      paid_by: paidBy,
      amount,
      refunded: 0,
      items: JSON.stringify(items),
      at: at.toISOString(),
      changed_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  await audit(tx, { record: 'receipts', id, actor, from: '', to: 'ISSUED', at: now, venue });
  await recordFact(tx, {
    member,
    fact: 'PURCHASE',
    park: venue,
    kind: place,
    ref: id,
    at,
    // Som are no won: they bring no score.
    won: paidBy === 'SOM' ? 0 : amount,
  });
  if (earns && paidBy !== 'SOM')
    await earnPurchase(tx, context, { member, receipt: id, park: venue, at: now, won: amount });
  await announceMember(tx, context, member, 'receipt');
  return id;
};

interface Refund {
  readonly source: string;
  readonly ref: string;
  /** Amount given back; left out, all that is left. */
  readonly amount?: number;
  readonly actor: Actor;
}

/** Notes a refund. A receipt of which nothing is left is cancelled and no longer counts as a purchase. Returns false for an unknown receipt. */
export const refundReceipt = async (
  tx: Tx,
  context: Changing,
  { source, ref, amount, actor }: Refund,
): Promise<boolean> => {
  const row = await context.store
    .forUpdate(
      tx.selectFrom('receipts').select(columnsOf('receipts')).where('source', '=', source).where('ref', '=', ref),
    )
    .executeTakeFirst();
  if (row === undefined) return false;
  const refunded = Math.min(row.amount, row.refunded + (amount ?? row.amount));
  const state = refunded === row.amount ? 'CANCELLED' : 'REFUNDED';
  if (row.state === 'CANCELLED') return true;
  const now = context.clock.now();
  await tx
    .updateTable('receipts')
    .set({ refunded, state, changed_at: now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  await audit(tx, { record: 'receipts', id: row.id, actor, from: row.state, to: state, at: now, venue: row.venue });
  if (row.paid_by !== 'SOM')
    noteFact(tx, {
      member: row.member,
      fact: 'PURCHASE',
      park: row.venue,
      ref: `${row.id} ${refunded}`,
      at: now,
      won: row.refunded - refunded,
      isUndone: true,
    });
  if (state === 'CANCELLED')
    await undoFact(tx, {
      member: row.member,
      fact: 'PURCHASE',
      park: row.venue,
      kind: row.place,
      ref: row.id,
      at: now,
    });
  await correctPurchase(tx, context, {
    member: row.member,
    receipt: row.id,
    park: row.venue,
    at: now,
    won: row.amount,
    before: row.amount - row.refunded,
    left: row.amount - refunded,
  });
  await announceMember(tx, context, row.member, 'receipt');
  return true;
};

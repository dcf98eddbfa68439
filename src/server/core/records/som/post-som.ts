import type { Context } from '../../context.ts';
import type { Tx } from '../../storage/tables.ts';
import { kstDay } from '../../wire-values.ts';
import { recordFact } from '../facts.ts';
import { post, type Posted, type TransferKind } from '../ledger.ts';
import { payDebts } from './debts.ts';
import { addLot, takeFromLots } from './lots.ts';
import { somExpiryOf } from './policy.ts';

export interface SomEntry {
  readonly member: string;
  /** Positive amounts are issued to the member, negative ones are spent. */
  readonly amount: number;
  /** Code of the reason list. */
  readonly reason: string;
  readonly source: string;
  readonly ref: string;
  readonly at: Date;
  readonly park?: string;
  /** Default: EARN for positive amounts, SPEND for negative ones. */
  readonly kind?: Extract<TransferKind, 'CONVERT' | 'ADJUST'>;
}

/**
 * Posts an earning or a spending of Som, and adds or takes its lots. Returns undefined if its cause has posted before. Throws `InsufficientBalance` if
 * a member has less.
 */
export const postSom = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { member, amount, kind, ...entry }: SomEntry,
): Promise<Posted | undefined> => {
  const isEarning = amount > 0;
  const posted = await post(tx, {
    ...entry,
    book: 'SOM',
    kind: kind ?? (isEarning ? 'EARN' : 'SPEND'),
    postings: { [member]: amount, [isEarning ? 'ISSUED' : 'SPENT']: -amount },
  });
  if (posted === undefined) return undefined;
  const { at, park = '', source } = entry;
  if (isEarning) {
    await addLot(tx, { member, transfer: posted.id, amount, expiresOn: somExpiryOf(context, at), at });
    await payDebts(tx, { member, at });
  } else await takeFromLots(tx, { member, transfer: posted.id, amount: -amount, day: kstDay(at) });
  if (kind === undefined)
    await recordFact(tx, {
      member,
      fact: isEarning ? 'SOM_EARNED' : 'SOM_SPENT',
      ref: posted.id,
      at,
      park,
      kind: source,
    });
  return posted;
};

import { addDays } from '../../../../engine/index.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../storage/tables.ts';
import { kstDay } from '../../wire-values.ts';
import { post, type Posted } from '../ledger.ts';
import { addLot, takeFromLots } from './lots.ts';
import { somPolicyOf } from './policy.ts';

export interface SomGift {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly ref: string;
  readonly at: Date;
}

/** Moves Som from a member to another; each part keeps its expiry, but is valid for some days at least. Throws `InsufficientBalance`. */
export const giveSom = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { from, to, amount, ref, at }: SomGift,
): Promise<Posted> => {
  const posted = await post(tx, {
    book: 'SOM',
    kind: 'GIFT',
    source: 'GIFT',
    ref,
    at,
    reason: 'GIFT',
    postings: { [from]: -amount, [to]: amount },
  });
  if (posted === undefined) throw new Error(`The gift ${ref} was given twice.`);
  const day = kstDay(at);
  const least = addDays(day, somPolicyOf(context).giftLeastDays);
  const parts = await takeFromLots(tx, { member: from, transfer: posted.id, amount, day });
  const byExpiry = Map.groupBy(parts, ({ expiresOn }) => (expiresOn < least ? least : expiresOn));
  for (const [expiresOn, lots] of byExpiry)
    await addLot(tx, {
      member: to,
      transfer: posted.id,
      amount: lots.reduce((sum, lot) => sum + lot.amount, 0),
      expiresOn,
      at,
    });
  return posted;
};

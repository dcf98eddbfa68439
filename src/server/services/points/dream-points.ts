import { HttpError } from '../../core/errors.ts';
import { balanceOf, InsufficientBalance, post } from '../../core/records/ledger.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Context } from '../../core/context.ts';
import { kstDay } from '../../core/wire-values.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';

export interface DreamBalance {
  readonly member: string;
  readonly amount: number;
  /** Identifies the import, so that a second run adds nothing. */
  readonly ref: string;
  readonly at: Date;
}

/** Imports a member's balance of dream points. */
export const importDreamPoints = (tx: Tx, { member, amount, ref, at }: DreamBalance) =>
  post(tx, { book: 'DREAM', kind: 'LOAD', source: 'IMPORT', ref, at, postings: { [member]: amount, ISSUED: -amount } });

/** Returns a member's dream points, and how many can be converted. */
export const dreamPointsOf = async (db: Db, context: Pick<Context, 'live'>, member: string) => {
  const dreamPointAmt = await balanceOf(db, 'DREAM', member);
  const { rate, least } = somPolicyOf(context).dream;
  return { dreamPointAmt, rate, convertibleAmt: dreamPointAmt >= least ? dreamPointAmt : 0, leastAmt: least };
};

/** Converts dream points into Som; it cannot be undone. Throws `pointLimit` below the least amount, and `pointShort` if there are fewer. */
export const convertDreamPoints = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  {
    member,
    amount,
    at,
    park,
  }: { readonly member: string; readonly amount: number; readonly at: Date; readonly park: string },
) => {
  const { rate, least } = somPolicyOf(context).dream;
  if (amount < least) throw new HttpError('pointLimit');
  const ref = orderedId();
  const cause = { kind: 'CONVERT', source: 'DREAM', ref, at, park, reason: 'DREAM' } as const;
  try {
    await post(tx, { ...cause, book: 'DREAM', postings: { [member]: -amount, SPENT: amount } });
  } catch (error) {
    throw error instanceof InsufficientBalance ? new HttpError('pointShort') : error;
  }
  const posted = await postSom(tx, context, { ...cause, member, amount: amount * rate });
  return balancesAfter(tx, member, posted?.approvalNo ?? '', at);
};

/** Answer to a conversion: its approval number and both balances. */
export const balancesAfter = async (tx: Tx, member: string, approvalNo: string, at: Date) => ({
  approvalNo,
  remainPointAmt: await somBalanceOf(tx, member, kstDay(at)),
  dreamPointAmt: await balanceOf(tx, 'DREAM', member),
});

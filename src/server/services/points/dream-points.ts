import { HttpError } from '../../core/errors.ts';
import { balanceOf, InsufficientBalance, post } from '../../core/records/ledger.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';

/** Som for one dream point. */
const RATE = 1;
/** Least number of dream points of a conversion. */
const LEAST = 100;

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

export const dreamPointsOf = async (db: Db, member: string) => {
  const dreamPointAmt = await balanceOf(db, 'DREAM', member);
  return { dreamPointAmt, rate: RATE, convertibleAmt: dreamPointAmt >= LEAST ? dreamPointAmt : 0, leastAmt: LEAST };
};

/** Converts dream points into Som; it cannot be undone. Throws `pointLimit` below the least amount, and `pointShort` if there are fewer. */
export const convertDreamPoints = async (
  tx: Tx,
  {
    member,
    amount,
    at,
    park,
  }: { readonly member: string; readonly amount: number; readonly at: Date; readonly park: string },
) => {
  if (amount < LEAST) throw new HttpError('pointLimit');
  const ref = orderedId();
  const cause = { kind: 'CONVERT', source: 'DREAM', ref, at, park, reason: 'DREAM' } as const;
  try {
    await post(tx, { ...cause, book: 'DREAM', postings: { [member]: -amount, SPENT: amount } });
  } catch (error) {
    throw error instanceof InsufficientBalance ? new HttpError('pointShort') : error;
  }
  const posted = await post(tx, {
    ...cause,
    book: 'SOM',
    postings: { [member]: amount * RATE, ISSUED: -amount * RATE },
  });
  return {
    approvalNo: posted?.approvalNo ?? '',
    remainPointAmt: await balanceOf(tx, 'SOM', member),
    dreamPointAmt: await balanceOf(tx, 'DREAM', member),
  };
};

import type { Tx } from '../storage/tables.ts';
import { orderedId } from './ordered-id.ts';

/** Facts that badges, missions and clubs count (decisions-members §1). */
export const countedFacts = [
  'VISIT_DAY',
  'RIDE',
  'FACILITY_USE',
  'EVENT_JOIN',
  'ATTEND_DAY',
  'COURSE_DONE',
  'REVIEW',
  'SURVEY',
  'FRIEND',
  'GIFT_SENT',
  'SOM_EARNED',
  'SOM_SPENT',
  'PURCHASE',
] as const;

export interface Fact {
  readonly member: string;
  readonly fact: (typeof countedFacts)[number];
  /** Cause; a member has a fact once per cause. */
  readonly ref: string;
  readonly at: Date;
  readonly park?: string;
  /** Subject of the fact, such as a facility ID. */
  readonly kind?: string;
}

const addRow = async (
  tx: Tx,
  { member, fact, ref, at, park = '', kind = '' }: Fact,
  amount: 1 | -1,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('member_facts')
    .values({ id: orderedId(), member, fact, park, kind, ref, amount, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Records a fact in the transaction of its cause. Returns false if it was recorded before. */
export const recordFact = (tx: Tx, fact: Fact): Promise<boolean> => addRow(tx, fact, 1);

/** Undoes a fact by a negative row. */
export const undoFact = (tx: Tx, fact: Fact): Promise<boolean> => addRow(tx, fact, -1);

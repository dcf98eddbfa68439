import type { CountedFact } from '#schemas/counted-facts';
import type { Tx } from '../storage/tables.ts';
import { noteFact } from './fact-listeners.ts';
import { orderedId } from './ordered-id.ts';

export interface Fact {
  readonly member: string;
  readonly fact: CountedFact;
  /** Cause; a member has a fact once per cause. */
  readonly ref: string;
  readonly at: Date;
  readonly park?: string;
  /** Subject of the fact, such as a facility ID. */
  readonly kind?: string;
  /** Won of a purchase, for the score. Not stored with the fact. */
  readonly won?: number;
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

/** Records a fact in the transaction of its cause, which judges it before it commits. Returns false if the fact was recorded before. */
export const recordFact = async (tx: Tx, fact: Fact): Promise<boolean> => {
  const isNew = await addRow(tx, fact, 1);
  if (isNew) noteFact(tx, fact);
  return isNew;
};

/**
 * Undoes a fact by a negative row at the time of the fact, so that it counts in no period. Progress falls; badges, completed missions and grades stay, because
 * the member has been told of them.
 */
export const undoFact = async (tx: Tx, fact: Fact): Promise<boolean> => {
  const recorded = await tx
    .selectFrom('member_facts')
    .select(['park', 'kind', 'at'])
    .where('member', '=', fact.member)
    .where('fact', '=', fact.fact)
    .where('ref', '=', fact.ref)
    .where('amount', '=', 1)
    .executeTakeFirst();
  const undone = recorded === undefined ? fact : { ...fact, ...recorded, at: new Date(recorded.at) };
  const isNew = await addRow(tx, undone, -1);
  if (isNew) noteFact(tx, { ...undone, isUndone: true });
  return isNew;
};

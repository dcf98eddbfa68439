import type { GradeTable } from '#schemas/documents/grade-table/schema';
import { addDays, addMonths } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import type { NotedFact } from '../../core/records/fact-listeners.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

/** Returns the table of grades; a site without one judges no grades. */
export const gradeTableOf = ({ live }: Pick<Context, 'live'>): GradeTable | undefined =>
  live.current.prepared.documents['grade-table'].get('grade-table');

/** Last day (YYYYMMDD) of score that is earned on a day: the end of the month in which its months are over. */
export const scoreExpiry = (day: string, months: number): string =>
  addDays(addMonths(`${day.slice(0, 6)}01`, months + 1), -1);

export interface ScoreEntry {
  readonly member: string;
  readonly amount: number;
  readonly source: string;
  /** Cause; a source and cause count once. */
  readonly ref: string;
  readonly at: Date;
  readonly park?: string;
}

/** Adds score, once a cause. */
export const addScore = async (
  tx: Tx,
  { scoreMonths }: Pick<GradeTable, 'scoreMonths'>,
  { member, amount, source, ref, at, park = '' }: ScoreEntry,
): Promise<void> => {
  if (amount === 0) return;
  await tx
    .insertInto('score_entries')
    .values({
      id: orderedId(),
      member,
      amount,
      source,
      ref,
      park,
      at: at.toISOString(),
      expires_on: scoreExpiry(kstDay(at), scoreMonths),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Adds the score of a fact: of a day with a visit once, in whichever parks, and of a purchase or its refund by the won. */
export const scoreFact = async (tx: Tx, table: GradeTable, fact: NotedFact): Promise<void> => {
  const { member, at, park = '' } = fact;
  const entry = { member, at, park, source: fact.fact };
  if (fact.fact === 'VISIT_DAY' && fact.isUndone !== true)
    await addScore(tx, table, { ...entry, amount: table.visitScore, ref: kstDay(at) });
  if (fact.fact === 'PURCHASE' && fact.won !== undefined)
    await addScore(tx, table, { ...entry, amount: Math.trunc(fact.won / table.wonPerScore), ref: fact.ref });
};

/** Score of a member that counts on a day. */
export const scoreOf = async (db: Db, member: string, day: string): Promise<number> => {
  const { score } = await db
    .selectFrom('score_entries')
    .select((row) => row.fn.sum<number | string | null>('amount').as('score'))
    .where('member', '=', member)
    .where('expires_on', '>=', day)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(score ?? 0));
};

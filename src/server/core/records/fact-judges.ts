import type { CountedFact } from '#schemas/counted-facts';
import type { Db, Tx } from '../storage/tables.ts';
import { onFacts } from './fact-listeners.ts';

/**
 * Gives a member what counted facts bring, in a transaction. `facts` limits it to goals that count one of them. May run again at any time: each gives something
 * once.
 */
export type FactJudge = (tx: Tx, member: string, facts?: ReadonlySet<CountedFact>) => Promise<void>;

/** Judges by database: a process may run several servers. */
const judges = new WeakMap<Db, FactJudge[]>();

/** Adds a judge of the facts of a database. It works in the transaction that records a fact, and each night. */
export const addFactJudge = (db: Db, judge: FactJudge): void => {
  const known = judges.get(db);
  judges.set(db, [...(known ?? []), judge]);
  if (known === undefined) onFacts(db, (tx, facts) => judgeRecorded(db, tx, facts));
};

/** Locks the judgement of a member: of two transactions that record facts at once, the second counts those of the first. */
export const lockJudgement = async (tx: Tx, member: string): Promise<void> => {
  await tx
    .insertInto('fact_judgements')
    .values({ member, day: '' })
    .onConflict((conflict) => conflict.column('member').doUpdateSet((row) => ({ day: row.ref('fact_judgements.day') })))
    .execute();
};

/** Judges all facts of a member. */
export const judgeFacts: (db: Db, ...judged: Parameters<FactJudge>) => Promise<void> = async (db, ...judged) => {
  for (const judge of judges.get(db) ?? []) await judge(...judged);
};

const judgeRecorded = async (
  db: Db,
  tx: Tx,
  facts: readonly { readonly member: string; readonly fact: CountedFact; readonly isUndone?: boolean }[],
): Promise<void> => {
  const members = Map.groupBy(
    facts.filter(({ isUndone }) => isUndone !== true),
    ({ member }) => member,
  );
  // A fixed order, because opposite orders deadlock.
  for (const [member, own] of [...members].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await judgeFacts(db, tx, member, new Set(own.map(({ fact }) => fact)));
};

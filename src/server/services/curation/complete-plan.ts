import type { NotedFact } from '../../core/records/fact-listeners.ts';
import { facilityFacts } from '#schemas/counted-facts';
import { recordFact } from '../../core/records/facts.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { isPlanDone } from './visit-plan.ts';

/** Records a completed course for each fact by which the last stop of the plan of its day is done. */
export const completePlans = async (tx: Tx, facts: readonly NotedFact[]): Promise<void> => {
  for (const { member, fact, park = '', at, isUndone } of facts) {
    if (isUndone === true || !facilityFacts.some((one) => one === fact)) continue;
    const day = kstDay(at);
    if (await isPlanDone(tx, { member, venue: park, day }))
      await recordFact(tx, { member, fact: 'COURSE_DONE', park, ref: `plan ${park} ${day}`, at });
  }
};

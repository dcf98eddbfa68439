import { addDays, addMonths, parseMoment } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

export interface DemoSom {
  readonly member: string;
  /** Entries: days ago, amount and reason code. */
  readonly somHistory?: readonly (readonly [daysAgo: number, amount: number, reason: string])[];
  /** Earnings that expire in so many days: days, amount and reason code. */
  readonly somEnding?: readonly (readonly [inDays: number, amount: number, reason: string])[];
}

/** Posts the Som of a demo member, the oldest entry first. */
export const seedDemoSom = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { member, somHistory = [], somEnding = [] }: DemoSom,
  now: Date,
): Promise<void> => {
  const earnedBefore = (inDays: number): Date => {
    const day = addMonths(addDays(kstDay(now), inDays), -somPolicyOf(context).lotMonths);
    return new Date((parseMoment(`${day}000000`) ?? 0) + 12 * HOUR_MS);
  };
  const entries = [
    ...somEnding.map(([inDays, amount, reason]) => ({ at: earnedBefore(inDays), amount, reason })),
    ...somHistory.map(([ago, amount, reason]) => ({ at: new Date(now.getTime() - ago * DAY_MS), amount, reason })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, entry] of entries.entries())
    await postSom(tx, context, { ...entry, member, source: 'DEMO', ref: `${member}-${index}` });
};

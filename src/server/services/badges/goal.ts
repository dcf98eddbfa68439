import type { AwardPeriod, FactCondition, FactGoal } from '#schemas/parts/fact-goal/schema';
import type { CountedFact } from '#schemas/counted-facts';
import { kstDay } from '../../core/wire-values.ts';

const instantOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

const dayAfter = (day: string): Date => new Date(instantOf(day).getTime() + 24 * 60 * 60 * 1000);

/** Instants between which a condition counts facts, in Korean time; a missing one is open. */
export interface FactRange {
  readonly from?: string;
  readonly until?: string;
}

/** Returns the instants between which a condition counts at an instant. */
export const rangeOf = ({ within, from, until }: FactCondition, now: Date): FactRange => {
  const today = kstDay(now);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(4, 6));
  const firstOf = (of: number, in_: number): string =>
    instantOf(`${of + Math.floor((in_ - 1) / 12)}-${String(((in_ - 1) % 12) + 1).padStart(2, '0')}-01`).toISOString();
  switch (within) {
    case 'EVER':
      return {};
    case 'YEAR':
      return { from: firstOf(year, 1), until: firstOf(year + 1, 1) };
    case 'MONTH':
      return { from: firstOf(year, month), until: firstOf(year, month + 1) };
    case 'DAYS':
      return {
        ...(from === undefined ? {} : { from: instantOf(from).toISOString() }),
        ...(until === undefined ? {} : { until: dayAfter(until).toISOString() }),
      };
  }
};

/** Year (YYYY) or month (YYYYMM) in which something is awarded once; empty for once in all. */
export const periodOf = (each: AwardPeriod, now: Date): string =>
  each === 'EVER' ? '' : kstDay(now).slice(0, each === 'YEAR' ? 4 : 6);

export const conditionsOf = (goal: FactGoal): readonly FactCondition[] => goal.flatMap(({ all }) => all);

/** True if a goal counts one of the facts. */
export const countsOneOf = (goal: FactGoal, facts: ReadonlySet<CountedFact>): boolean =>
  conditionsOf(goal).some(({ fact }) => facts.has(fact));

/** Progress of a part of a goal, or of the whole. */
export interface Progress {
  readonly doneCnt: number;
  readonly goalCnt: number;
  readonly leftCnt: number;
}

const progressOf = (done: number, goalCnt: number): Progress => {
  const doneCnt = Math.max(0, Math.min(done, goalCnt));
  return { doneCnt, goalCnt, leftCnt: goalCnt - doneCnt };
};

export interface GoalProgress extends Progress {
  readonly isReached: boolean;
  readonly parts: readonly (Progress & { readonly condition: FactCondition })[];
}

/** Returns the progress of the group of a goal that is closest to its end. `countOf` is the number of facts that fit a condition. */
export const goalProgress = (goal: FactGoal, countOf: (condition: FactCondition) => number): GoalProgress => {
  const groups = goal.map(({ all }): GoalProgress => {
    const parts = all.map((condition) => ({ condition, ...progressOf(countOf(condition), condition.atLeast) }));
    const sum = (pick: (part: Progress) => number): number => parts.reduce((total, part) => total + pick(part), 0);
    const whole = progressOf(
      sum(({ doneCnt }) => doneCnt),
      sum(({ goalCnt }) => goalCnt),
    );
    return { ...whole, isReached: whole.leftCnt === 0, parts };
  });
  return groups.reduce((best, other) => (other.doneCnt / other.goalCnt > best.doneCnt / best.goalCnt ? other : best));
};

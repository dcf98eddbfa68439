/** A bound that a reading is held to: of its value, or of its ratio to the floor. */
export interface Goal {
  readonly of: 'value' | 'ratio';
  readonly bound: '<=' | '>=' | '=';
  readonly limit: number;
  /** How far from the limit `=` may be. */
  readonly within?: number;
}

/** One line of the report. `floor` is the same work done the plainest way, in the same unit; null where there is none. */
export interface Reading {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
  readonly floor: number | null;
  /** Median over the pairs of value by floor. */
  readonly ratio: number | null;
  /** Such as `ratio <= 1.05` or `value = 0.5 ± 0.05`; null for what is only reported. */
  readonly goal: string | null;
  /** Whether the goal is met, or missed by no more than the noise that is granted. */
  readonly ok: boolean;
  readonly pairs: number;
}

export type Bench = () => Promise<readonly Reading[]>;

export const atMost = (limit: number, of: Goal['of'] = 'ratio'): Goal => ({ of, bound: '<=', limit });
export const atLeast = (limit: number, of: Goal['of'] = 'ratio'): Goal => ({ of, bound: '>=', limit });
/** A goal on both sides; within nothing it is exact. */
export const near = (limit: number, within: number): Goal => ({ of: 'value', bound: '=', limit, within });

/** Whether a goal is no matter of noise: missed once is missed. */
export const isExact = ({ goal }: Pick<Reading, 'goal'>): boolean => goal !== null && goal.endsWith(' ± 0');

/** Share of a goal by which it may be missed: no machine measures the same twice. */
export const NOISE = 0.1;

/** Whether a goal is met, or missed by no more than so much of it. */
export function isMet({ bound, limit, within = 0 }: Goal, measured: number, noise = NOISE): boolean {
  switch (bound) {
    case '<=':
      return measured <= limit * (1 + noise);
    case '>=':
      return measured >= limit * (1 - noise);
    case '=':
      return Math.abs(measured - limit) <= within * (1 + noise);
  }
}

const textOf = ({ of, bound, limit, within }: Goal): string => `${of} ${bound} ${limit}${within === undefined ? '' : ` ± ${within}`}`;

const rounded = (value: number): number => Number(value.toPrecision(4));

interface Measured {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  readonly ratio?: number;
  readonly pairs?: number;
}

/** Holds what was measured to its goal; without a goal it is only reported. */
export function toReading({ bench, value, unit, floor, ratio, pairs = 1 }: Measured, goal?: Goal): Reading {
  const measured = goal?.of === 'ratio' ? ratio : value;
  return {
    bench,
    value: rounded(value),
    unit,
    floor: floor === undefined ? null : rounded(floor),
    ratio: ratio === undefined ? null : rounded(ratio),
    goal: goal === undefined ? null : textOf(goal),
    ok: goal === undefined || (measured !== undefined && isMet(goal, measured)),
    pairs,
  };
}

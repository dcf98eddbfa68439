/** Limit of a reading's value or of its ratio to the floor. */
export interface Goal {
  readonly of: 'value' | 'ratio';
  readonly bound: '<=' | '>=' | '=';
  readonly limit: number;
  /** Tolerance of `=`. */
  readonly within?: number;
}

/** One line of the report. `floor` is the simplest implementation of the same work in the same unit; null without one. */
export interface Reading {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
  readonly floor: number | null;
  /** Median over the pairs of value by floor. */
  readonly ratio: number | null;
  /** Such as `ratio <= 1.05` or `value = 0.5 ± 0.05`; null for what is only reported. */
  readonly goal: string | null;
  /** True when the goal is met within the noise. */
  readonly ok: boolean;
  readonly pairs: number;
}

export type Bench = () => Promise<readonly Reading[]>;

export const atMost = (limit: number, of: Goal['of'] = 'ratio'): Goal => ({ of, bound: '<=', limit });
export const atLeast = (limit: number, of: Goal['of'] = 'ratio'): Goal => ({ of, bound: '>=', limit });
/** A two-sided goal; exact without a tolerance. */
export const near = (limit: number, within: number): Goal => ({ of: 'value', bound: '=', limit, within });

/** True for exact goals, which are not repeated. */
export const isExact = ({ goal }: Pick<Reading, 'goal'>): boolean => goal !== null && goal.endsWith(' ± 0');

/** Share of a goal that is accepted as measurement noise. */
export const NOISE = 0.1;

/** True when a goal is met within the given share of noise. */
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

const textOf = ({ of, bound, limit, within }: Goal): string =>
  `${of} ${bound} ${limit}${within === undefined ? '' : ` ± ${within}`}`;

const rounded = (value: number): number => Number(value.toPrecision(4));

interface Measured {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  readonly ratio?: number;
  readonly pairs?: number;
}

/** Compares a measurement with its goal. Without a goal it is only reported. */
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

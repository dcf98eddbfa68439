import type { FactName } from '#schemas/parts/condition/schema';
import { factValue, type Facts } from '../conditions/condition.ts';

/** Dependencies of a part of a release. */
interface Dependent {
  readonly facts: readonly FactName[];
  /** Milliseconds since 1970. */
  readonly instants: readonly number[];
}

/** A view of a part: the number of its instants that have passed, and the value of each of its facts. */
interface View<Made> {
  readonly passed: number;
  readonly values: readonly (string | boolean | undefined)[];
  readonly made: Made;
}

const countPassed = (instants: readonly number[], now: number): number => {
  let passed = 0;
  for (const at of instants) if (at <= now) passed++;
  return passed;
};

const isView = ({ values }: View<unknown>, names: readonly FactName[], facts: Facts): boolean => {
  for (let index = 0; index < names.length; index++) {
    if (values[index] !== factValue(names[index] as FactName, facts)) return false;
  }
  return true;
};

// Limits memory, since visitors can send any value for some facts. Rebuilding is cheap.
const maxViews = 50;

/**
 * Caches the result of `make` for each view of a part, as long as the part is referenced. `make` must be pure and depend only on the facts and
 * instants of the part. Equal views get identical objects.
 */
export const cacheByView = <Part extends Dependent, Made>(
  make: (part: Part, facts: Facts) => Made,
): ((part: Part, facts: Facts) => Made) => {
  const known = new WeakMap<Part, View<Made>[]>();
  return (part, facts) => {
    let views = known.get(part);
    if (views === undefined) known.set(part, (views = []));
    const passed = countPassed(part.instants, facts.now);
    for (const view of views) if (view.passed === passed && isView(view, part.facts, facts)) return view.made;
    const made = make(part, facts);
    if (views.length >= maxViews) views.length = 0;
    views.push({ passed, values: part.facts.map((fact) => factValue(fact, facts)), made });
    return made;
  };
};

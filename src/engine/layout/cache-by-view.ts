import type { FactName } from '#schemas/condition.schema';
import { factValue, type Facts } from '../conditions/condition.ts';

/** What the outcome of some part of a release depends on. */
interface Dependent {
  readonly facts: readonly FactName[];
  /** Milliseconds since 1970. */
  readonly instants: readonly number[];
}

/** One way to see a part: how many of its instants have passed, and the value of each of its facts. */
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

// Some facts are any word that a visitor sends. What is forgotten is soon made again.
const maxViews = 50;

/**
 * Remembers what is made of a part of a release for each view of it, as long as the part itself is held. `make` may depend on the facts and
 * instants of the part alone; it is pure, so only the time it takes can be told from this. Equal views get the very same objects.
 */
export const cacheByView = <Part extends Dependent, Made>(make: (part: Part, facts: Facts) => Made): ((part: Part, facts: Facts) => Made) => {
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

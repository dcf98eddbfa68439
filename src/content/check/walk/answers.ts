import type { Snapshot } from '#engine';
import { listConditions } from '#engine/conditions/list-conditions';
import { otherValue } from './viewer-classes.ts';

/** Distinguishable responses of guard calls by storage name; undefined: the call failed. */
export type Answers = ReadonlyMap<string, readonly (string | undefined)[]>;

export function answersOf(snapshots: readonly Snapshot[]): Answers {
  const values = new Map<string, Set<string>>();
  for (const { type, id, condition } of snapshots.flatMap((snapshot) => [...listConditions(snapshot)])) {
    if (type !== 'guard') continue;
    for (const test of condition.groups.flat()) {
      if (test.fact !== 'source') continue;
      const name = test.of === undefined ? id : `${id}/${test.of}`;
      const known = values.get(name) ?? new Set();
      values.set(name, known);
      for (const value of test.is) known.add(value);
    }
  }
  return new Map(
    [...values].map(([name, known]) => [name, [...known, ...(known.has(otherValue) ? [] : [otherValue]), undefined]]),
  );
}

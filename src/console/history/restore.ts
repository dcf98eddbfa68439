import { pointerOf } from '../../content/check/problem.ts';
import type { Change } from '../../content/diff/index.ts';
import { compare, type Delta } from '../../content/diff/compare.ts';
import { merge } from '../../content/diff/merge.ts';
import type { Shape } from '../../content/diff/shapes.ts';

type Path = readonly (string | number)[];

/** Returns every part in which two versions of a document differ. */
export const deltasOf = (before: unknown, after: unknown, shape: Shape | undefined): readonly Delta[] =>
  compare({ value: before, path: [] }, { value: after, path: [] }, shape);

/** Tells whether a delta belongs to a change. */
export const isOfChange = (delta: Delta, { at }: Pick<Change, 'at'>): boolean =>
  at.some(
    ({ from, to }) =>
      (delta.kind === 'added' ? undefined : pointerOf(delta.from)) === from &&
      (delta.kind === 'removed' ? undefined : pointerOf(delta.to)) === to,
  );

const holderAt = (root: unknown, path: Path): unknown =>
  path.slice(0, -1).reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], root);

/** Returns the later version with one part as in the earlier version. */
const without = (after: unknown, delta: Delta): unknown => {
  const copy: unknown = structuredClone(after);
  const path = delta.kind === 'removed' ? delta.from : delta.to;
  const holder = holderAt(copy, path);
  const last = path.at(-1) ?? '';
  const fields = holder as Record<string | number, unknown>;
  if (delta.kind === 'changed') fields[last] = delta.before;
  else if (!Array.isArray(holder)) {
    if (delta.kind === 'added') delete fields[last];
    else fields[last] = delta.before;
  } else {
    const [item] = delta.kind === 'removed' ? [delta.before] : (holder.splice(Number(last), 1) as unknown[]);
    if (delta.kind !== 'added') holder.splice(Number(delta.from.at(-1)), 0, item);
  }
  return copy;
};

/** Restores one part of a document and keeps all later changes to the rest. */
export const restorePart = (
  current: unknown,
  { after, delta, shape }: { readonly after: unknown; readonly delta: Delta; readonly shape: Shape | undefined },
): unknown => merge({ base: after, mine: without(after, delta), theirs: current }, shape).value;

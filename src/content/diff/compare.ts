import type { Path } from '../check/problem.ts';
import { matchLists } from './match-lists.ts';
import { sameValue } from '../check/same-value.ts';
import { isFields } from '../check/is-fields.ts';
import { isAtom, memberShape, type Shape } from './shapes.ts';

/** One part of a document that differs. A part that moved may differ inside as well: that is told by deltas of its own. */
export type Delta = {
  readonly shape: Shape | undefined;
} & (
  | { readonly kind: 'added'; readonly to: Path; readonly after: unknown }
  | { readonly kind: 'removed'; readonly from: Path; readonly before: unknown }
  | {
      readonly kind: 'changed' | 'moved';
      readonly from: Path;
      readonly to: Path;
      readonly before: unknown;
      readonly after: unknown;
    }
);

/** A part of both documents, with what its schema says of it. */
interface Part {
  readonly value: unknown;
  readonly path: Path;
}

const child = ({ value, path }: Part, step: string | number): Part => ({
  value: (value as Readonly<Record<string | number, unknown>>)[step],
  path: [...path, step],
});

/** Every part in which two values differ, as deep as their schema tells their parts apart. */
export function compare(before: Part, after: Part, shape: Shape | undefined, into: Delta[] = []): Delta[] {
  if (sameValue(before.value, after.value)) return into;
  if (!isAtom(shape) && isFields(before.value) && isFields(after.value)) compareFields(before, after, shape, into);
  else if (!isAtom(shape) && Array.isArray(before.value) && Array.isArray(after.value))
    compareLists(before, after, shape, into);
  else
    into.push({ kind: 'changed', shape, from: before.path, to: after.path, before: before.value, after: after.value });
  return into;
}

function compareFields(before: Part, after: Part, shape: Shape | undefined, into: Delta[]): void {
  const [one, two] = [before.value, after.value];
  if (!isFields(one) || !isFields(two)) return;
  for (const name of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const [was, is] = [memberShape(shape, name, one), memberShape(shape, name, two)];
    if (!Object.hasOwn(two, name))
      into.push({ kind: 'removed', shape: was, from: [...before.path, name], before: one[name] });
    else if (!Object.hasOwn(one, name))
      into.push({ kind: 'added', shape: is, to: [...after.path, name], after: two[name] });
    // Settings of two widgets have no shape in common.
    else compare(child(before, name), child(after, name), was === is ? is : undefined, into);
  }
}

function compareLists(before: Part, after: Part, shape: Shape | undefined, into: Delta[]): void {
  const [one, two] = [before.value, after.value];
  if (!Array.isArray(one) || !Array.isArray(two)) return;
  const matches = matchLists(one, two);
  const [kept, come] = [new Set(matches.map(({ from }) => from)), new Set(matches.map(({ to }) => to))];
  for (const [index, item] of one.entries())
    if (!kept.has(index))
      into.push({ kind: 'removed', shape: shape?.items, from: [...before.path, index], before: item as unknown });
  for (const [index, item] of two.entries())
    if (!come.has(index))
      into.push({ kind: 'added', shape: shape?.items, to: [...after.path, index], after: item as unknown });
  for (const { from, to, moved } of matches) {
    if (moved)
      into.push({
        kind: 'moved',
        shape: shape?.items,
        from: [...before.path, from],
        to: [...after.path, to],
        before: one[from],
        after: two[to],
      });
    compare(child(before, from), child(after, to), shape?.items, into);
  }
}

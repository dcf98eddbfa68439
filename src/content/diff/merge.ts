import { mergeLists } from './merge-lists.ts';
import type { Merged, MergePart, MergeSide, Merging, Three } from './merging.ts';
import { sameValue } from '../check/same-value.ts';
import { isFields } from '../check/is-fields.ts';
import { isAtom, memberShape, type Shape } from './shapes.ts';

export type { Clash, Fitting, Merged, MergeSide } from './merging.ts';

/**
 * Two edits of one state made one: what only one changed is kept, what both changed otherwise is a clash, for which `choose` says whose counts
 * (mine where nothing is said). Pure. Lists are merged by what tells their items apart.
 */
export function merge(
  three: Three,
  shape: Shape | undefined,
  choose: (id: string) => MergeSide = () => 'mine',
): Merged {
  const merging: Merging = { choose, clashes: [], fitting: [] };
  const value = mergeValue(three, { id: '', path: [], shape }, merging);
  return { value, clashes: merging.clashes, fitting: merging.fitting };
}

function mergeValue(three: Three, part: MergePart, merging: Merging): unknown {
  const { base, mine, theirs } = three;
  if (sameValue(mine, theirs)) return mine;
  if (sameValue(base, mine)) return fits(part, 'theirs', base, theirs, merging);
  if (sameValue(base, theirs)) return fits(part, 'mine', base, mine, merging);
  if (!isWhole(part.shape, mine) && isFields(mine) && isFields(theirs) && (base === undefined || isFields(base)))
    return mergeFields({ base: base ?? {}, mine, theirs }, part, merging);
  if (!isAtom(part.shape) && Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    const list = mergeLists({ base: base as unknown[], mine: mine as unknown[], theirs: theirs as unknown[] }, part, {
      merging,
      mergeItem: mergeValue,
    });
    if (list !== undefined) return list;
  }
  return clash(three, part, merging);
}

// Without a schema an action is known by its name.
const isWhole = (shape: Shape | undefined, value: unknown): boolean =>
  isAtom(shape) || (isFields(value) && typeof value['action'] === 'string');

function fits({ path, shape }: MergePart, by: MergeSide, base: unknown, value: unknown, { fitting }: Merging): unknown {
  fitting.push({ path, by, base, value, shape });
  return value;
}

function clash(three: Three, { id, path, shape }: MergePart, { clashes, choose }: Merging): unknown {
  clashes.push({ ...three, id, path, shape });
  return three[choose(id)];
}

function mergeFields({ base, mine, theirs }: Three, part: MergePart, merging: Merging): unknown {
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return mine;
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const three = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) };
    const shapes = [mine, theirs].map((holder) => memberShape(part.shape, name, holder));
    const inner = { id: `${part.id}/${name}`, path: [...part.path, name], shape: shapes[0] };
    // Settings of two widgets have nothing in common: what one made of theirs cannot lie in the other's.
    const isOther =
      shapes[0] !== shapes[1] &&
      !sameValue(three.mine, three.theirs) &&
      !sameValue(three.base, three.mine) &&
      !sameValue(three.base, three.theirs);
    const value = isOther ? clash(three, { ...inner, shape: undefined }, merging) : mergeValue(three, inner, merging);
    if (value !== undefined)
      Object.defineProperty(merged, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return merged;
}

const own = (holder: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;

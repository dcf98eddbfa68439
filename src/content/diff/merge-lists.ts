import { keysOfLists } from './match-lists.ts';
import type { MergePart, Merging, Three } from './merging.ts';
import { sameValue } from '../check/same-value.ts';

interface Lists {
  readonly base: readonly unknown[];
  readonly mine: readonly unknown[];
  readonly theirs: readonly unknown[];
}

type Keys = { readonly [Side in keyof Lists]: readonly string[] };

/** The merge that a list is in, and how it goes on inside its items. */
interface Inside {
  readonly merging: Merging;
  readonly mergeItem: (three: Three, part: MergePart, merging: Merging) => unknown;
}

/** The items of three lists merged one by one; undefined where nothing tells them apart, so that the list is one value. */
export function mergeLists(
  lists: Lists,
  part: MergePart,
  { merging, mergeItem }: Inside,
): readonly unknown[] | undefined {
  if (lists.base.every(isText) && lists.mine.every(isText) && lists.theirs.every(isText)) return mergeTexts(lists);
  const found = keysOfLists([lists.base, lists.mine, lists.theirs]);
  if (found === undefined) return undefined;
  const keys: Keys = { base: found[0] ?? [], mine: found[1] ?? [], theirs: found[2] ?? [] };
  const order = orderOf(lists, keys, part, merging);
  const places = { base: placesOf(keys.base), mine: placesOf(keys.mine), theirs: placesOf(keys.theirs) };
  const mergeKey = (key: string): unknown => {
    const at = {
      base: places.base.get(key) ?? -1,
      mine: places.mine.get(key) ?? -1,
      theirs: places.theirs.get(key) ?? -1,
    };
    const three = { base: lists.base[at.base], mine: lists.mine[at.mine], theirs: lists.theirs[at.theirs] };
    const place = at.mine >= 0 ? at.mine : at.theirs >= 0 ? at.theirs : at.base;
    return mergeItem(
      three,
      { id: `${part.id}/${key}`, path: [...part.path, place], shape: part.shape?.items },
      merging,
    );
  };
  // Clashes come in one order, whichever order of the list is chosen.
  const merged = new Map(Array.from(new Set([...keys.mine, ...keys.theirs]), (key) => [key, mergeKey(key)]));
  return order.map((key) => merged.get(key)).filter((value) => value !== undefined);
}

const placesOf = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key, index) => [key, index]));

const isText = (item: unknown): item is string => typeof item === 'string';

/** Texts that were only added on both sides go together; a text that was taken out or moved may mean what the others stand for. */
function mergeTexts({ base, mine, theirs }: Lists): readonly unknown[] | undefined {
  const added = (list: readonly unknown[]): readonly unknown[] | undefined =>
    sameValue(list.slice(0, base.length), base) ? list.slice(base.length) : undefined;
  const [ours, others] = [added(mine), added(theirs)];
  return ours === undefined || others === undefined ? undefined : [...base, ...new Set([...others, ...ours])];
}

/** All keys of both, in the order of whoever moved something, what the other added behind what it stood behind there. */
function orderOf(
  lists: Lists,
  keys: Keys,
  { id, path, shape }: MergePart,
  { choose, clashes }: Merging,
): readonly string[] {
  const [mine, theirs] = [new Set(keys.mine), new Set(keys.theirs)];
  const everywhere = keys.base.filter((key) => mine.has(key) && theirs.has(key));
  const shared = new Set(everywhere);
  const kept = (side: keyof Keys): readonly string[] => keys[side].filter((key) => shared.has(key));
  const moved = (side: keyof Keys): boolean => !sameValue(kept(side), everywhere);
  const isClash = moved('mine') && moved('theirs') && !sameValue(kept('mine'), kept('theirs'));
  if (isClash) clashes.push({ ...lists, id: `${id}#order`, path, shape, isOrder: true });
  const leads = isClash ? choose(`${id}#order`) : moved('theirs') ? 'theirs' : 'mine';
  const [first, second] = leads === 'mine' ? [keys.mine, keys.theirs] : [keys.theirs, keys.mine];
  const order = [...first];
  const known = new Set(first);
  let before: string | undefined;
  for (const key of second) {
    if (!known.has(key)) {
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
      known.add(key);
    }
    before = key;
  }
  return order;
}

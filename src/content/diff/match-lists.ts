import { sameValue } from '../check/same-value.ts';
import { canonical } from './canonical.ts';
import { isFields, type Fields } from '../check/is-fields.ts';

type List = readonly unknown[];

/** An item that stands in both lists; `moved`: it has another place among those that stayed. */
export interface Match {
  readonly from: number;
  readonly to: number;
  readonly moved: boolean;
}

/** Names of fields that tell items of a list apart, the surest first. */
export const identities: readonly (readonly string[])[] = [
  ['menuUid'],
  ['id'],
  ['codeId'],
  ['configId'],
  ['dataServiceId'],
  ['languageId', 'messageId'],
  ['from|to'],
  ['need'],
  ['name'],
  ['guard'],
  ['activityId'],
  ['rewardId'],
  ['ticketId'],
  ['dayKindId', 'classId'],
  ['dayKindId'],
  ['classId'],
  ['facilityId'],
  ['category'],
  ['code'],
  ['a', 'b'],
  ['a', 'b', 'kind'],
];

const identityOf = (item: unknown, names: readonly string[]): string | undefined => {
  if (!isFields(item)) return undefined;
  // A redirect is identified by its source path.
  if (names[0] === 'from|to')
    return typeof item['from'] === 'string' && typeof item['to'] === 'string' ? item['from'] : undefined;
  const values = names.map((name) => item[name]);
  return values.every((value) => typeof value === 'string') ? values.join('\n') : undefined;
};

const keysBy = (list: List, names: readonly string[]): readonly string[] | undefined => {
  const keys = list.flatMap((item) => identityOf(item, names) ?? []);
  return keys.length === list.length && new Set(keys).size === keys.length ? keys : undefined;
};

/** Returns a key for each item, list by list, or undefined if nothing identifies the items. */
export function keysOfLists(lists: readonly List[]): readonly (readonly string[])[] | undefined {
  const names = identities.find((some) => lists.every((list) => keysBy(list, some) !== undefined));
  return names === undefined ? undefined : lists.map((list) => keysBy(list, names) ?? []);
}

const pairsByKey = (one: readonly string[], two: readonly string[]): [number, number][] => {
  const places = new Map(two.map((key, index) => [key, index]));
  return one.flatMap((key, index): [number, number][] => (places.has(key) ? [[index, places.get(key) as number]] : []));
};

/** Pairs that stay in order: as many as can be. Both numbers of the pairs are told apart; they come ordered by the first. */
function inOrder(pairs: readonly (readonly [number, number])[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, [, to]] of pairs.entries()) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as readonly [number, number])[1] < to) low = middle + 1;
      else high = middle;
    }
    before[at] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) kept.add(at);
  return kept;
}

const mostTried = 40_000;

const likeness = (one: Fields, two: Fields): number => {
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  let alike = 0;
  for (const name of names) alike += likenessOf(one[name], two[name]);
  return alike / names.size;
};

/** Lists of objects are alike as far as the objects at the same places are. */
const likenessOf = (one: unknown, two: unknown): number => {
  if (sameValue(one, two)) return 1;
  if (!Array.isArray(one) || !Array.isArray(two)) return 0;
  let alike = 0;
  for (const [at, item] of one.entries()) {
    const other = two[at] as unknown;
    if (isFields(item) && isFields(other)) alike += likeness(item, other);
  }
  return alike / Math.max(one.length, two.length);
};

/** Exchanges the ends of pairs that start or end at equal items, so that none of these has moved past another. */
function untangle(pairs: readonly [number, number][], one: List, two: List): [number, number][] {
  const byEnd = [...Map.groupBy(pairs, ([, to]) => canonical(two[to])).values()].flatMap((some) => inSameOrder(some));
  return [...Map.groupBy(byEnd, ([from]) => canonical(one[from])).values()].flatMap((some) => inSameOrder(some));
}

/** Pairs the starts with the ends in their order. */
const inSameOrder = (pairs: readonly [number, number][]): [number, number][] => {
  const ends = pairs.map(([, to]) => to).sort((a, b) => a - b);
  return pairs.toSorted(([a], [b]) => a - b).map(([from], at): [number, number] => [from, ends[at] as number]);
};

/** Items without a name of their own: equal ones first, each with the nearest, in their order; of the others those most alike. */
function pairsByLikeness(one: List, two: List): [number, number][] {
  const texts = two.map(canonical);
  const taken = new Set<number>();
  const pairs: [number, number][] = [];
  const left: number[] = [];
  for (const [index, item] of one.entries()) {
    const text = canonical(item);
    let best = -1;
    for (const [at, other] of texts.entries())
      if (other === text && !taken.has(at) && (best === -1 || Math.abs(at - index) < Math.abs(best - index))) best = at;
    if (best === -1) left.push(index);
    else {
      taken.add(best);
      pairs.push([index, best]);
    }
  }
  const open = two.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  if (left.length * open.length > mostTried) return untangle(pairs, one, two);
  const tried = left.flatMap((from) =>
    open.flatMap((to) => {
      const [a, b] = [one[from], two[to]];
      return isFields(a) && isFields(b) ? [{ from, to, alike: likeness(a, b) }] : [];
    }),
  );
  const used = new Set<number>();
  for (const { from, to, alike } of tried.toSorted(
    (a, b) => b.alike - a.alike || Math.abs(a.from - a.to) - Math.abs(b.from - b.to) || a.from - b.from || a.to - b.to,
  )) {
    if (alike < 0.34 || used.has(from) || taken.has(to)) continue;
    used.add(from);
    taken.add(to);
    pairs.push([from, to]);
  }
  return untangle(pairs, one, two);
}

function matchOneWay(one: List, two: List): readonly Match[] {
  const names = identities.find(
    (some) => keysBy(one, some) !== undefined && keysBy(two, some) !== undefined && one.length + two.length > 0,
  );
  const pairs = (
    names === undefined ? pairsByLikeness(one, two) : pairsByKey(keysBy(one, names) ?? [], keysBy(two, names) ?? [])
  ).sort(([a], [b]) => a - b);
  const kept = inOrder(pairs);
  return pairs.map(([from, to], at) => ({ from, to, moved: !kept.has(at) }));
}

/** Which items of two lists are the same, and which of them moved. Asked the other way round it finds the very same pairs. */
export function matchLists(before: List, after: List): readonly Match[] {
  if (canonical(before) <= canonical(after)) return matchOneWay(before, after);
  return matchOneWay(after, before)
    .map(({ from, to, moved }) => ({ from: to, to: from, moved }))
    .sort((one, two) => one.from - two.from);
}

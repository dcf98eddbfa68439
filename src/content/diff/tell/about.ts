import type { Path, Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Delta } from '../compare.ts';
import { matchLists } from '../match-lists.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';

/** A document that is in both releases, and what is needed to tell of it. */
export interface About {
  readonly type: string;
  readonly id: string;
  readonly before: Fields;
  readonly after: Fields;
  /** Names as visitors read them, of each side. */
  readonly was: Names;
  readonly is: Names;
  /** The document in words, such as `the page “Map”`. */
  readonly subject: Words;
}

/** Some deltas in one sentence. */
export interface Told {
  readonly kind: ChangeKind;
  readonly deltas: readonly Delta[];
  readonly text: Words;
}

/** Tells the deltas that it knows better than the general words do; the others it leaves. */
export type Teller = (deltas: readonly Delta[], about: About) => readonly Told[];

/** Path of a delta in the current document, or in the previous one for removals. */
export const pathOf = (delta: Delta): Path => (delta.kind === 'removed' ? delta.from : delta.to);

export const beforeOf = (delta: Delta): unknown => (delta.kind === 'added' ? undefined : delta.before);
export const afterOf = (delta: Delta): unknown => (delta.kind === 'removed' ? undefined : delta.after);

/** True when a delta is at a path or below it. `*` matches any step. */
export const isAt = (delta: Delta, ...steps: readonly string[]): boolean => {
  const path = pathOf(delta);
  return path.length >= steps.length && steps.every((step, index) => step === '*' || String(path[index]) === step);
};

export const listIn = (body: Fields, name: string): readonly Fields[] =>
  Array.isArray(body[name]) ? body[name].filter((one): one is Fields => typeof one === 'object' && one !== null) : [];

export const fieldsIn = (body: Fields, name: string): Fields => (isFields(body[name]) ? body[name] : {});

/** Splits the parts of a list of a document by the item that they are of, told by its place before or after. */
export function byItem(
  deltas: readonly Delta[],
  list: string,
  keyAt: (side: 'before' | 'after', index: number) => string,
): ReadonlyMap<string, readonly Delta[]> {
  const groups = new Map<string, Delta[]>();
  for (const delta of deltas) {
    const path = pathOf(delta);
    if (path[0] !== list || typeof path[1] !== 'number') continue;
    const key = keyAt(delta.kind === 'removed' ? 'before' : 'after', path[1]);
    groups.set(key, [...(groups.get(key) ?? []), delta]);
  }
  return groups;
}

/** An item of a list with all that differs of it: as it was, as it is, or both. */
export interface ItemDeltas {
  readonly was: Fields | undefined;
  readonly is: Fields | undefined;
  /** Its place from 0 on, as it is or where it was. */
  readonly index: number;
  readonly deltas: readonly Delta[];
}

/** Splits the parts of a list by its items, told apart as `compare` does. */
export function itemsOf(
  deltas: readonly Delta[],
  list: string,
  { before, after }: Pick<About, 'before' | 'after'>,
): readonly ItemDeltas[] {
  const [one, two] = [before[list], after[list]].map((value) =>
    Array.isArray(value) ? (value as readonly unknown[]) : [],
  );
  if (one === undefined || two === undefined) return [];
  const partner = new Map(matchLists(one, two).map(({ from, to }) => [from, to]));
  const back = new Map([...partner].map(([from, to]) => [to, from]));
  const groups = byItem(deltas, list, (side, index) =>
    side === 'after' ? `to ${index}` : partner.has(index) ? `to ${partner.get(index)}` : `from ${index}`,
  );
  return [...groups].map(([key, some]) => {
    const index = Number(key.split(' ')[1]);
    const isGone = key.startsWith('from');
    const from = isGone ? index : back.get(index);
    const [was, is] = [from === undefined ? undefined : one[from], isGone ? undefined : two[index]];
    return { was: isFields(was) ? was : undefined, is: isFields(is) ? is : undefined, index, deltas: some };
  });
}

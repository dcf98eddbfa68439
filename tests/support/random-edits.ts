import { fc } from '#tests/fast-check.ts';

type Fields = Record<string, unknown>;
type Place = { readonly holder: Fields | unknown[]; readonly key: string | number };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every part of a value that can be edited. */
const placesOf = (value: unknown): Place[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, key) => [{ holder: value as unknown[], key }, ...placesOf(item)]);
  return isFields(value) ? Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesOf(value[key])]) : [];
};

const kept = new Set<string | number>(['type', 'id', 'v']);

const changed = (value: unknown, seed: number): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1 + seed;
  if (typeof value === 'string') return [`${value} more`, '', `other ${seed}`][seed % 3];
  if (Array.isArray(value)) return seed % 2 === 0 ? value.toReversed() : [...value, value[0] ?? 'new'];
  return { ...(value as Fields), added: seed };
};

const edits: readonly ((place: Place, seed: number) => void)[] = [
  ({ holder, key }, seed) => void ((holder as Fields)[key] = changed((holder as Fields)[key], seed)),
  ({ holder, key }) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
  ({ holder, key }, seed) => {
    if (Array.isArray(holder))
      holder.splice(seed % (holder.length + 1), 0, ...(holder.splice(Number(key), 1) as unknown[]));
  },
  ({ holder, key }, seed) => {
    if (Array.isArray(holder)) holder.splice(seed % (holder.length + 1), 0, structuredClone(holder[Number(key)]));
    else holder[`more${seed}`] = structuredClone(holder[key]);
  },
];

/** A random edit of a document: a changed, removed, moved or duplicated part. The result may be invalid. */
export interface RandomEdit {
  readonly where: number;
  readonly what: number;
  readonly seed: number;
}

export const randomEdits: fc.Arbitrary<RandomEdit[]> = fc.array(
  fc.record({ where: fc.nat(), what: fc.nat({ max: edits.length - 1 }), seed: fc.nat({ max: 30 }) }),
  { maxLength: 6 },
);

/** A copy of a document with these edits. */
export function withEdits<Body extends object>(body: Body, some: readonly RandomEdit[]): Body {
  // Generators share parts between documents, and structuredClone keeps the sharing.
  const copy = JSON.parse(JSON.stringify(body)) as Body;
  for (const { where, what, seed } of some) {
    const places = placesOf(copy).filter(({ key }) => !kept.has(key));
    const place = places[where % Math.max(places.length, 1)];
    if (place !== undefined) edits[what]?.(place, seed);
  }
  return copy;
}

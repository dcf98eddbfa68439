import type { RawDocument } from '../check/prepared.ts';
import { pointerOf } from '../check/problem.ts';
import type { Delta } from './compare.ts';
import { canonical } from './canonical.ts';
import { afterOf, beforeOf, type About } from './tell/about.ts';
import type { PlaceIn } from './texts.ts';

/** A document that is there under another id. */
export interface Rename {
  readonly from: RawDocument;
  readonly to: RawDocument;
}

/** Content of a document without its own ID. */
const withoutId = ({ id, body: { $schema: _, ...body } }: RawDocument): string =>
  canonical(body).replaceAll(JSON.stringify(id), '"(id)"');

/** Documents that went and came with the very same content. Where several fit, none is called renamed. */
export function findRenames(gone: readonly RawDocument[], come: readonly RawDocument[]): readonly Rename[] {
  if (gone.length === 0 || come.length === 0) return [];
  const bySaid = (documents: readonly RawDocument[]): ReadonlyMap<string, readonly RawDocument[]> =>
    Map.groupBy(documents, (one) => `${one.type} ${withoutId(one)}`);
  const [was, is] = [bySaid(gone), bySaid(come)];
  return [...was].flatMap(([said, from]) => {
    const to = is.get(said) ?? [];
    const [one, two] = [from[0], to[0]];
    return from.length === 1 && to.length === 1 && one !== undefined && two !== undefined
      ? [{ from: one, to: two }]
      : [];
  });
}

/** Renamed documents, and the places that follow them. */
export class Renames {
  readonly all: readonly Rename[];
  readonly #newIds: ReadonlyMap<string, string>;
  readonly #followers = new Map<string, PlaceIn[]>();

  constructor(all: readonly Rename[]) {
    this.all = all;
    // Ids of two types may be alike; then it is not clear which of them a place follows.
    const ids = all.map(({ from }) => from.id);
    this.#newIds = new Map(
      all
        .filter(({ from }) => ids.indexOf(from.id) === ids.lastIndexOf(from.id))
        .map(({ from, to }) => [from.id, to.id]),
    );
  }

  /** Takes the places out that name a renamed document by its new id, and gives back the rest. */
  take({ type, id }: About, deltas: readonly Delta[]): readonly Delta[] {
    if (this.#newIds.size === 0) return deltas;
    return deltas.filter((delta) => {
      const before = beforeOf(delta);
      if (delta.kind !== 'changed' || typeof before !== 'string' || this.#newIds.get(before) !== afterOf(delta))
        return true;
      this.#followers.set(before, [
        ...(this.#followers.get(before) ?? []),
        { type, id, from: pointerOf(delta.from), to: pointerOf(delta.to) },
      ]);
      return false;
    });
  }

  followersOf({ from }: Rename): readonly PlaceIn[] {
    return this.#followers.get(from.id) ?? [];
  }
}

import type { SavedDocuments } from '../../core/live-site/live-site.ts';
import type { Db } from '../../core/storage/tables.ts';
import type { DocumentName } from './drafts-store.ts';
import { venueFinder } from '../../core/operators/venue-finder.ts';

/** Returns the documents that differ between two states of a site. */
export const changedNames = (one: SavedDocuments, two: SavedDocuments): readonly DocumentName[] =>
  [...new Map([...one, ...two])]
    .filter(([key]) => one.get(key)?.hash !== two.get(key)?.hash)
    .map(([, { type, id }]) => ({ type, id }));

/** Returns the codes of the affected venues. `''` stands for shared documents. */
const venuesOf = (names: readonly DocumentName[], before: SavedDocuments, after: SavedDocuments): readonly string[] => {
  const [was, is] = [venueFinder(before), venueFinder(after)];
  return [
    ...new Set(names.map((name) => (after.has(`${name.type}/${name.id}`) ? is(name) : was(name)) ?? '')),
  ].toSorted();
};

interface Made {
  readonly number: number;
  /** Previously live release; undefined for the first release. */
  readonly base: { readonly number: number; readonly documents: SavedDocuments } | undefined;
  readonly documents: SavedDocuments;
  readonly backTo?: number;
}

/** Stores the base and the changed documents of a release. Call it in the transaction that writes the release. */
export const noteRelease = async (db: Db, { number, base, documents, backTo }: Made): Promise<void> => {
  const changed = changedNames(base?.documents ?? new Map(), documents);
  const venues = venuesOf(changed, base?.documents ?? new Map(), documents);
  await db
    .insertInto('release_changes')
    .values({
      release: number,
      base: base?.number ?? null,
      back_to: backTo ?? null,
      documents: changed.length,
      venues: JSON.stringify(venues),
      told: null,
    })
    .execute();
};

/** Rollback that undid a release: its time (ISO 8601) and its release number. */
export interface Gone {
  readonly at: string;
  readonly by: number;
}

interface Back {
  readonly release: number;
  readonly base: number;
  readonly backTo: number;
  readonly at: string;
}

/** Returns the first rollback that removed a release from the live history. */
export const goneOf = (release: number, backs: readonly Back[]): Gone | undefined => {
  const back = backs.find(({ base, backTo, release: by }) => by > release && backTo < release && base >= release);
  return back && { at: back.at, by: back.release };
};

/** Returns all rollbacks after a release, oldest first. */
export const backsAfter = async (db: Db, number: number): Promise<readonly Back[]> => {
  const rows = await db
    .selectFrom('release_changes')
    .innerJoin('releases', 'releases.number', 'release_changes.release')
    .select(['release', 'base', 'back_to', 'at'])
    .where('release', '>', number)
    .where('back_to', 'is not', null)
    .orderBy('release')
    .execute();
  return rows.flatMap(({ release, base, back_to: backTo, at }) =>
    base === null || backTo === null ? [] : [{ release, base, backTo, at }],
  );
};

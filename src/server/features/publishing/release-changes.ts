import type { Kysely } from 'kysely';
import type { SavedDocuments } from '../../live-site.ts';
import type { Tables } from '../../storage/tables.ts';
import type { DocumentName } from './drafts-store.ts';
import { venueFinder } from './venue-finder.ts';

/** Documents that differ between two states of a site. */
export const changedNames = (one: SavedDocuments, two: SavedDocuments): readonly DocumentName[] =>
  [...new Map([...one, ...two])].filter(([key]) => one.get(key)?.hash !== two.get(key)?.hash).map(([, { type, id }]) => ({ type, id }));

/** Codes of the venues that a change of these documents is of; `''` stands for what all share. */
const venuesOf = (names: readonly DocumentName[], before: SavedDocuments, after: SavedDocuments): readonly string[] => {
  const [was, is] = [venueFinder(before), venueFinder(after)];
  return [...new Set(names.map((name) => (after.has(`${name.type}/${name.id}`) ? is(name) : was(name)) ?? ''))].toSorted();
};

interface Made {
  readonly number: number;
  /** What was live before; undefined for the first release of all. */
  readonly base: { readonly number: number; readonly documents: SavedDocuments } | undefined;
  readonly documents: SavedDocuments;
  readonly backTo?: number;
}

/** Keeps what a release was made over and which documents it changed. In the transaction that makes it. */
export const noteRelease = async (db: Kysely<Tables>, { number, base, documents, backTo }: Made): Promise<void> => {
  const changed = changedNames(base?.documents ?? new Map(), documents);
  const venues = venuesOf(changed, base?.documents ?? new Map(), documents);
  await db.insertInto('release_changes').values({ release: number, base: base?.number ?? null, back_to: backTo ?? null, documents: changed.length, venues: JSON.stringify(venues), told: null }).execute();
};

/** When a release was left for an earlier one, and by which release. */
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

/** The first step back behind a release that was still part of what was live. */
export const goneOf = (release: number, backs: readonly Back[]): Gone | undefined => {
  const back = backs.find(({ base, backTo, release: by }) => by > release && backTo < release && base >= release);
  return back && { at: back.at, by: back.release };
};

/** Every step back that came after a release, first to last. */
export const backsAfter = async (db: Kysely<Tables>, number: number): Promise<readonly Back[]> => {
  const rows = await db
    .selectFrom('release_changes').innerJoin('releases', 'releases.number', 'release_changes.release')
    .select(['release', 'base', 'back_to', 'at']).where('release', '>', number).where('back_to', 'is not', null).orderBy('release').execute();
  return rows.flatMap(({ release, base, back_to: backTo, at }) => (base === null || backTo === null ? [] : [{ release, base, backTo, at }]));
};

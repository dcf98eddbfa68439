import type { Change } from '#content';
import { HttpError } from '../../errors.ts';
import { compareStates, stateOfRelease } from './compare-sites.ts';
import type { Desk } from './desk.ts';
import { changedNames, noteRelease } from './release-changes.ts';
import { findRelease, readDocumentsOf } from './releases-store.ts';

/** What a release changed, in words, and for how many kinds of visits. */
export interface Told {
  readonly changes: readonly Change[];
  /** Absent where nobody could see anything before. */
  readonly views?: { readonly changed: number; readonly all: number };
}

const asked = new WeakMap<Desk, Map<number, Promise<Told>>>();

/** What a release changed. Found out once, by whoever asks first, and kept: a release never changes. Throws `noRelease`. */
export const tellRelease = (desk: Desk, number: number): Promise<Told> => {
  const mine = asked.get(desk) ?? new Map<number, Promise<Told>>();
  asked.set(desk, mine);
  const coming = mine.get(number) ?? tell(desk, number).finally(() => mine.delete(number));
  mine.set(number, coming);
  return coming;
};

async function tell(desk: Desk, number: number): Promise<Told> {
  const { db } = desk.store;
  const release = await findRelease(db, number);
  if (release === undefined) throw new HttpError('noRelease');
  const row = await db.selectFrom('release_changes').selectAll().where('release', '=', number).executeTakeFirst();
  // Written below.
  if (row?.told !== undefined && row.told !== null) return JSON.parse(row.told) as Told;
  const told = row?.base === null || row?.base === undefined ? { changes: [] } : await compare(desk, row.base, number, Date.parse(release.at));
  if (row === undefined) await noteRelease(db, { number, base: undefined, documents: await readDocumentsOf(db, number) });
  await db.updateTable('release_changes').set({ told: JSON.stringify(told) }).where('release', '=', number).execute();
  return told;
}

async function compare(desk: Desk, base: number, number: number, from: number): Promise<Told> {
  const [one, two] = [await stateOfRelease(desk, base), await stateOfRelease(desk, number)];
  const { changes, views } = await compareStates(desk, one, two, from);
  await noteDocuments(desk, number, one.documents, two.documents);
  if (views === undefined) return { changes };
  const { cells } = views.grid;
  return { changes, views: { changed: cells.filter(({ pages }) => pages.length > 0).length, all: cells.length } };
}

/** A store of earlier days does not know it yet. */
const noteDocuments = async ({ store: { db } }: Desk, number: number, ...[one, two]: readonly [Parameters<typeof changedNames>[0], Parameters<typeof changedNames>[1]]): Promise<void> => {
  await db.updateTable('release_changes').set({ documents: changedNames(one, two).length }).where('release', '=', number).where('documents', 'is', null).execute();
};

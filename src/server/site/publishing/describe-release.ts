import { diffDocuments, serverOnlyTypes, type Change } from '../../../content/index.ts';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { HttpError } from '../../core/errors.ts';
import type { SavedDocuments } from '../../core/live-site/live-site.ts';
import { compareStates, stateOfRelease } from './compare-sites.ts';
import { seenBy } from './hidden-values.ts';
import type { PublishingContext } from './publishing-context.ts';
import { changedNames, noteRelease } from './release-changes.ts';
import { findRelease, readDocumentsOf } from './releases-store.ts';
import type { By } from './rights-on-drafts.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Changes of a release in words, with the number of affected kinds of visits. */
export interface ReleaseDescription {
  readonly changes: readonly Change[];
  /** Absent when either state has no site document. */
  readonly views?: { readonly changed: number; readonly all: number };
}

const asked = new WeakMap<PublishingContext, Map<number, Promise<ReleaseDescription>>>();

/** Describes the changes of a release as the operator sees them. The first call computes and stores the result, because a release never changes. Throws `noRelease`. */
export async function describeRelease(
  publishing: PublishingContext,
  number: number,
  by: By,
): Promise<ReleaseDescription> {
  const described = await describeWhole(publishing, number);
  if (
    !described.changes.some(({ type, at }) =>
      [type, ...at.map((place) => place.type ?? type)].some((one) => serverOnlyTypes.has(one)),
    )
  )
    return described;
  const [one, two] = [
    await documentsOf(publishing, await baseOf(publishing, number)),
    await documentsOf(publishing, number),
  ];
  const live = publishing.live.current.documents;
  const [before, after] = [seenBy(by, one, live), seenBy(by, two, live)];
  return before === one && after === two
    ? described
    : { ...described, changes: diffDocuments(before.values(), after.values()) };
}

const documentsOf = async ({ store, live }: PublishingContext, number: number | undefined): Promise<SavedDocuments> =>
  number === undefined
    ? new Map()
    : number === live.current.number
      ? live.current.documents
      : readDocumentsOf(store.db, number);

const baseOf = async ({ store: { db } }: PublishingContext, number: number): Promise<number | undefined> =>
  (await db.selectFrom('release_changes').select('base').where('release', '=', number).executeTakeFirst())?.base ??
  undefined;

const describeWhole = (publishing: PublishingContext, number: number): Promise<ReleaseDescription> => {
  const mine = asked.get(publishing) ?? new Map<number, Promise<ReleaseDescription>>();
  asked.set(publishing, mine);
  const coming = mine.get(number) ?? tell(publishing, number).finally(() => mine.delete(number));
  mine.set(number, coming);
  return coming;
};

async function tell(publishing: PublishingContext, number: number): Promise<ReleaseDescription> {
  const { db } = publishing.store;
  const release = await findRelease(db, number);
  if (release === undefined) throw new HttpError('noRelease');
  const row = await db
    .selectFrom('release_changes')
    .select(columnsOf('release_changes'))
    .where('release', '=', number)
    .executeTakeFirst();
  // Written by this function.
  if (row?.told !== undefined && row.told !== null) return JSON.parse(row.told) as ReleaseDescription;
  const told =
    row?.base === null || row?.base === undefined
      ? { changes: [] }
      : await compare(publishing, row.base, number, Date.parse(release.at));
  await whileWritable(publishing.store, async () => {
    if (row === undefined)
      await noteRelease(db, { number, base: undefined, documents: await readDocumentsOf(db, number) });
    await db
      .updateTable('release_changes')
      .set({ told: JSON.stringify(told) })
      .where('release', '=', number)
      .execute();
  });
  return told;
}

async function compare(
  publishing: PublishingContext,
  base: number,
  number: number,
  from: number,
): Promise<ReleaseDescription> {
  const [one, two] = [await stateOfRelease(publishing, base), await stateOfRelease(publishing, number)];
  const { changes, views } = await compareStates(publishing, one, two, from);
  await whileWritable(publishing.store, () => noteDocuments(publishing, number, one.documents, two.documents));
  if (views === undefined) return { changes };
  const { cells } = views.grid;
  return { changes, views: { changed: cells.filter(({ pages }) => pages.length > 0).length, all: cells.length } };
}

/** Fills in the document count for releases from older store versions. */
const noteDocuments = async (
  { store: { db } }: PublishingContext,
  number: number,
  ...[one, two]: readonly [Parameters<typeof changedNames>[0], Parameters<typeof changedNames>[1]]
): Promise<void> => {
  await db
    .updateTable('release_changes')
    .set({ documents: changedNames(one, two).length })
    .where('release', '=', number)
    .where('documents', 'is', null)
    .execute();
};

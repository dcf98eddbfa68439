import type { Db } from '../../core/storage/tables.ts';
import { backsAfter, goneOf } from './release-changes.ts';
import { pageOfReleases, type ListedRelease } from './releases-store.ts';
import type { ReleaseDescription } from './describe-release.ts';

type Query = Parameters<typeof pageOfReleases>[1];

/** Lists releases with their stored changes and their rollback, if any. `next` is the cursor of the following page. */
export const listWithChanges = async (db: Db, query: Query) => {
  const found = await pageOfReleases(db, query);
  const rows = found.slice(0, query.size);
  const last = rows.at(-1)?.number ?? 0;
  const backs = await backsAfter(db, last);
  return {
    releases: rows.map((row) => listed(row, goneOf(row.number, backs))),
    ...(found.length > rows.length ? { next: last } : {}),
  };
};

const listed = (
  { base, back_to: backTo, documents, venues, told, ...release }: ListedRelease,
  gone: ReturnType<typeof goneOf>,
) => {
  // Written by noteRelease and describeRelease.
  const views = told === null ? undefined : (JSON.parse(told) as ReleaseDescription).views;
  return {
    ...release,
    ...(base === null ? {} : { base }),
    ...(backTo === null ? {} : { backTo }),
    ...(documents === null ? {} : { documents }),
    ...(venues === null ? {} : { venues: JSON.parse(venues) as string[] }),
    ...(views === undefined ? {} : { views }),
    ...(gone === undefined ? {} : { gone }),
  };
};

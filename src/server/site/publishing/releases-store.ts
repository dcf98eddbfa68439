import { sha256 } from '#content/documents/hash-document';
import { keyOf, type SavedDocument, type SavedDocuments } from '../../core/live-site/live-site.ts';
import type { Store } from '../../core/storage/store.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import { inParts } from '../../core/storage/in-parts.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface Release {
  readonly number: number;
  readonly hash: string;
  readonly message: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

const POINTER = 1;

/** Hashes the sorted document hashes: equal documents give equal releases. */
export const releaseHash = (documents: SavedDocuments): string =>
  sha256(
    [...documents.values()]
      .map(({ hash }) => hash)
      .sort()
      .join('\n'),
  );

interface ReleasesQuery {
  readonly before?: number;
  readonly size: number;
  /** Venue code. Releases with unknown venues are included. */
  readonly venue?: string;
}

/** Release with its stored changes, if known. */
export type ListedRelease = Release &
  Pick<Tables['release_changes'], 'base' | 'back_to' | 'documents' | 'venues' | 'told'>;

/** Returns a page of releases, newest first, plus one extra row when more exist. */
export const pageOfReleases = (db: Db, { before, size, venue }: ReleasesQuery): Promise<ListedRelease[]> => {
  let query = db
    .selectFrom('releases')
    .leftJoin('release_changes', 'release_changes.release', 'releases.number')
    .select(columnsOf('releases'))
    .select(['base', 'back_to', 'documents', 'venues', 'told'])
    .orderBy('number', 'desc')
    .limit(size + 1);
  if (before !== undefined) query = query.where('number', '<', before);
  if (venue !== undefined)
    query = query.where((where) =>
      where.or([
        where('venues', 'is', null),
        where('venues', 'like', `%"${venue.replaceAll(/[^A-Za-z0-9-]/g, '')}"%`),
        where('venues', 'like', '%""%'),
      ]),
    );
  return query.execute();
};

/** Returns all releases, newest first. */
export const listReleases = (db: Db): Promise<Release[]> =>
  db.selectFrom('releases').select(columnsOf('releases')).orderBy('number', 'desc').execute();

export const findRelease = (db: Db, number: number): Promise<Release | undefined> =>
  db.selectFrom('releases').select(columnsOf('releases')).where('number', '=', number).executeTakeFirst();

export async function lastNumber(db: Db): Promise<number> {
  const last = await db.selectFrom('releases').select('number').orderBy('number', 'desc').limit(1).executeTakeFirst();
  return last?.number ?? 0;
}

/** Returns the live release; undefined in a new store. */
export const findLive = (db: Db): Promise<Release | undefined> =>
  db
    .selectFrom('live_pointer')
    .innerJoin('releases', 'releases.number', 'live_pointer.release')
    .select(columnsOf('releases'))
    .executeTakeFirst();

export async function readDocumentsOf(db: Db, release: number): Promise<SavedDocuments> {
  const rows = await db
    .selectFrom('release_documents')
    .innerJoin('revisions', 'revisions.hash', 'release_documents.revision')
    .where('release', '=', release)
    .select(['revisions.type', 'revisions.id', 'hash', 'body'])
    .orderBy('revisions.type')
    .orderBy('revisions.id')
    .execute();
  // Written by saveRevisions from an object.
  const documents = rows.map((row): SavedDocument => ({ ...row, body: JSON.parse(row.body) as SavedDocument['body'] }));
  return new Map(documents.map((document) => [keyOf(document), document]));
}

/** Writes a release that is not live yet. Save the revisions first. */
export async function writeRelease(db: Db, release: Release, documents: SavedDocuments): Promise<void> {
  await db.insertInto('releases').values(release).execute();
  const rows = [...documents.values()].map(({ type, id, hash }) => ({
    release: release.number,
    type,
    id,
    revision: hash,
  }));
  for (const part of inParts(rows)) await db.insertInto('release_documents').values(part).execute();
}

/** Locks the live pointer until the transaction ends, so that other publishers wait. Returns undefined when nothing is live. */
export const holdPointer = ({ forUpdate }: Store, tx: Db): Promise<{ readonly release: number } | undefined> =>
  forUpdate(tx.selectFrom('live_pointer').select('release').where('id', '=', POINTER)).executeTakeFirst();

/**
 * Makes `number` live if `base` is still live (undefined: nothing is live) and announces it to every process. Returns false when another release went
 * live in the meantime. Runs in one transaction: a process that ended between the two steps would leave the other processes on the old release.
 */
export async function swapPointer(
  store: Store,
  tx: Tx,
  { base, number }: { readonly base: number | undefined; readonly number: number },
): Promise<boolean> {
  if (base === undefined) {
    await tx.insertInto('live_pointer').values({ id: POINTER, release: number }).execute();
  } else {
    const { numUpdatedRows } = await tx
      .updateTable('live_pointer')
      .set({ release: number })
      .where('id', '=', POINTER)
      .where('release', '=', base)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  await store.announce(tx, 'release', String(number));
  return true;
}

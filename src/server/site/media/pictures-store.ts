import type { Db } from '../../core/storage/tables.ts';
import type { PictureBytes, PictureFacts } from '../../core/pictures/picture-facts.ts';
import type { SavedDocuments } from '../../core/live-site/live-site.ts';
import { holdPictures } from './named-pictures.ts';
import { lockAllDrafts } from '../../core/records/lock.ts';

/** Returns all stored pictures by hash. */
export async function listPictures(db: Db): Promise<ReadonlyMap<string, PictureFacts>> {
  const rows = await db.selectFrom('pictures').select(['hash', 'facts']).execute();
  // Written by savePicture.
  return new Map(rows.map(({ hash, facts }) => [hash, JSON.parse(facts) as PictureFacts]));
}

/** Saves a picture with all its bytes. An existing picture stays unchanged. */
export async function savePicture(
  db: Db,
  facts: PictureFacts,
  all: readonly PictureBytes[],
  at: string,
): Promise<void> {
  const { hash } = facts;
  await db
    .insertInto('pictures')
    .values({ hash, facts: JSON.stringify(facts), used_at: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  for (const { width, format, bytes } of all) {
    await db
      .insertInto('picture_bytes')
      .values({ hash, width, format, bytes })
      .onConflict((conflict) => conflict.columns(['hash', 'width', 'format']).doNothing())
      .execute();
  }
}

/** Returns an already stored upload and renews its retention period. */
export async function touchPicture(db: Db, hash: string, at: string): Promise<PictureFacts | undefined> {
  const row = await db
    .updateTable('pictures')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .returning('facts')
    .executeTakeFirst();
  return row && (JSON.parse(row.facts) as PictureFacts);
}

export async function readBytes(
  db: Db,
  { hash, width, format }: Pick<PictureFacts, 'hash'> & Omit<PictureBytes, 'bytes'>,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_bytes')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes;
}

/** Deletes old uploads that no release, draft or revision names, and returns their number. Call it in a transaction. */
export async function sweepPictures(db: Db, before: string): Promise<number> {
  const old = await db.selectFrom('pictures').select('hash').where('used_at', '<', before).execute();
  // Otherwise another process saves a document that names a picture between the check and the deletion.
  if (old.length > 0) await lockAllDrafts(db);
  let swept = 0;
  for (const { hash } of old) {
    // Revisions are permanent and contain every release and draft.
    const named = await db
      .selectFrom('revisions')
      .select('hash')
      .where('type', '=', 'picture')
      .where('body', 'like', `%"${hash}"%`)
      .limit(1)
      .executeTakeFirst();
    if (named !== undefined) continue;
    // Skip a picture that was uploaded again in the meantime. The update locks the row, so a new upload of it waits for the deletion.
    const held = await db
      .updateTable('pictures')
      .set({ used_at: '' })
      .where('hash', '=', hash)
      .where('used_at', '<', before)
      .returning('hash')
      .executeTakeFirst();
    if (held === undefined) continue;
    await db.deleteFrom('picture_bytes').where('hash', '=', hash).execute();
    await db.deleteFrom('pictures').where('hash', '=', hash).execute();
    swept += 1;
  }
  return swept;
}

/** Returns the stored pictures for the check of these documents. Skips the query when the site has no pictures. */
export const storedPictures = async (db: Db, documents: SavedDocuments): Promise<ReadonlyMap<string, PictureFacts>> =>
  holdPictures(documents) ? listPictures(db) : new Map();

import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { PictureBytes, PictureFacts } from './picture-facts.ts';

/** What is known of an upload; undefined when the store does not have it. */
export async function findPicture(db: Kysely<Tables>, hash: string): Promise<PictureFacts | undefined> {
  const row = await db.selectFrom('pictures').select('facts').where('hash', '=', hash).executeTakeFirst();
  // Written by savePicture.
  return row && (JSON.parse(row.facts) as PictureFacts);
}

/** Everything that the store holds, by its hash. */
export async function listPictures(db: Kysely<Tables>): Promise<ReadonlyMap<string, PictureFacts>> {
  const rows = await db.selectFrom('pictures').select(['hash', 'facts']).execute();
  return new Map(rows.map(({ hash, facts }) => [hash, JSON.parse(facts) as PictureFacts]));
}

/** Keeps a picture with all its bytes; one that is there already stays as it is. */
export async function savePicture(db: Kysely<Tables>, facts: PictureFacts, all: readonly PictureBytes[], at: string): Promise<void> {
  const { hash } = facts;
  await db.insertInto('pictures').values({ hash, facts: JSON.stringify(facts), used_at: at }).onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  for (const { width, format, bytes } of all) {
    await db.insertInto('picture_bytes').values({ hash, width, format, bytes }).onConflict((conflict) => conflict.columns(['hash', 'width', 'format']).doNothing()).execute();
  }
}

/** Notes that somebody has uploaded it again: it is not swept for as long as a new one. */
export async function touchPicture(db: Kysely<Tables>, hash: string, at: string): Promise<void> {
  await db.updateTable('pictures').set({ used_at: at }).where('hash', '=', hash).execute();
}

export async function readBytes(db: Kysely<Tables>, { hash, width, format }: Pick<PictureFacts, 'hash'> & Omit<PictureBytes, 'bytes'>): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('picture_bytes').select('bytes').where('hash', '=', hash).where('width', '=', width).where('format', '=', format).executeTakeFirst();
  return row?.bytes;
}

/** Forgets uploads that nobody has saved a document for: no release, draft or revision names them. Gives their number. */
export async function sweepPictures(db: Kysely<Tables>, before: string): Promise<number> {
  const old = await db.selectFrom('pictures').select('hash').where('used_at', '<', before).execute();
  let swept = 0;
  for (const { hash } of old) {
    // Every release and draft is made of revisions, and those are kept for ever.
    const named = await db.selectFrom('revisions').select('hash').where('type', '=', 'picture').where('body', 'like', `%"${hash}"%`).limit(1).executeTakeFirst();
    if (named !== undefined) continue;
    await db.deleteFrom('picture_bytes').where('hash', '=', hash).execute();
    await db.deleteFrom('pictures').where('hash', '=', hash).where('used_at', '<', before).execute();
    swept += 1;
  }
  return swept;
}

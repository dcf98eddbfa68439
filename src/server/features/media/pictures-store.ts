import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { PictureBytes, PictureFacts } from './picture-facts.ts';

/** Everything that the store holds, by its hash. */
export async function listPictures(db: Kysely<Tables>): Promise<ReadonlyMap<string, PictureFacts>> {
  const rows = await db.selectFrom('pictures').select(['hash', 'facts']).execute();
  // Written by savePicture.
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

/** Finds what somebody uploads again, and keeps it from being swept for as long as a new one. */
export async function touchPicture(db: Kysely<Tables>, hash: string, at: string): Promise<PictureFacts | undefined> {
  const row = await db.updateTable('pictures').set({ used_at: at }).where('hash', '=', hash).returning('facts').executeTakeFirst();
  return row && (JSON.parse(row.facts) as PictureFacts);
}

export async function readBytes(db: Kysely<Tables>, { hash, width, format }: Pick<PictureFacts, 'hash'> & Omit<PictureBytes, 'bytes'>): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('picture_bytes').select('bytes').where('hash', '=', hash).where('width', '=', width).where('format', '=', format).executeTakeFirst();
  return row?.bytes;
}

/** Forgets uploads that nobody has saved a document for: no release, draft or revision names them. To be called in a transaction. Gives their number. */
export async function sweepPictures(db: Kysely<Tables>, before: string): Promise<number> {
  const old = await db.selectFrom('pictures').select('hash').where('used_at', '<', before).execute();
  let swept = 0;
  for (const { hash } of old) {
    // Every release and draft is made of revisions, and those are kept for ever.
    const named = await db.selectFrom('revisions').select('hash').where('type', '=', 'picture').where('body', 'like', `%"${hash}"%`).limit(1).executeTakeFirst();
    if (named !== undefined) continue;
    // It may have been uploaded again meanwhile: then it is as new. Else whoever uploads it again waits until it is gone.
    const held = await db.updateTable('pictures').set({ used_at: '' }).where('hash', '=', hash).where('used_at', '<', before).returning('hash').executeTakeFirst();
    if (held === undefined) continue;
    await db.deleteFrom('picture_bytes').where('hash', '=', hash).execute();
    await db.deleteFrom('pictures').where('hash', '=', hash).execute();
    swept += 1;
  }
  return swept;
}

import { HttpError } from '../../errors.ts';
import { writeJournal } from '../operators/journal.ts';
import type { Desk } from '../publishing/desk.ts';
import { makePicture, readMaster } from './make-picture.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefused, refusedTexts } from './picture-refused.ts';
import { savePicture, sweepPictures, touchPicture } from './pictures-store.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Id of whoever uploads. */
  readonly author: string;
}

export interface TakenPicture {
  readonly picture: PictureFacts;
  /** Whether the same picture had been uploaded before. */
  readonly known: boolean;
}

const day = 24 * 60 * 60 * 1000;
/** How long an upload is kept that no document was ever saved for. */
const keptDays = 7;

/** Makes a picture of an upload and keeps it; the same one again is only found. Throws `pictureRefused` with why. */
export const takeUpload = async (desk: Desk, { name, bytes, author }: Upload): Promise<TakenPicture> => {
  const { db } = desk.store;
  const at = desk.now();
  const master = await readMaster(bytes).catch(asHttp);
  const before = await touchPicture(db, master.hash, at.toISOString());
  if (before !== undefined) return { picture: before, known: true };
  const { facts, all } = await makePicture(master).catch(asHttp);
  await db.transaction().execute(async (tx) => {
    await sweepPictures(tx, new Date(at.getTime() - keptDays * day).toISOString());
    await savePicture(tx, facts, all, at.toISOString());
    await writeJournal(tx, { author, at: at.toISOString() }, [{ kind: 'picture-uploaded', detail: { name, hash: facts.hash, bytes: bytes.length } }]);
  });
  return { picture: facts, known: false };
};

const asHttp = (error: unknown): never => {
  throw error instanceof PictureRefused ? refusal(error.why) : error;
};

/** A refusal as the API answers it; `why` is for programs. */
export const refusal = (why: PictureRefused['why']): HttpError => new HttpError(why === 'large' ? 'pictureLarge' : 'pictureRefused', refusedTexts[why], { why });

import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { makePicture, readMaster } from '../../core/pictures/make-picture.ts';
import type { PictureFacts } from '../../core/pictures/picture-facts.ts';
import { PictureRefused, refusedTexts } from '../../core/pictures/picture-refused.ts';
import { savePicture, sweepPictures, touchPicture } from './pictures-store.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Id of the operator. */
  readonly author: string;
}

export interface TakenPicture {
  readonly picture: PictureFacts;
  /** True when the same picture was uploaded before. */
  readonly known: boolean;
}

const day = 24 * 60 * 60 * 1000;
/** Retention of uploads without a document, in days. */
const keptDays = 7;

/** Converts an upload and saves it. Returns the existing picture for a repeated upload. Throws `pictureRefused` with the reason. */
export const takeUpload = async (
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  { name, bytes, author }: Upload,
): Promise<TakenPicture> => {
  const { db } = store;
  const at = clock.now();
  const master = await readMaster(bytes).catch(asHttp);
  const before = await touchPicture(db, master.hash, at.toISOString());
  if (before !== undefined) return { picture: before, known: true };
  const { facts, all } = await makePicture(master).catch(asHttp);
  await inTransaction(store, async (tx) => {
    await sweepPictures(tx, new Date(at.getTime() - keptDays * day).toISOString());
    await savePicture(tx, facts, all, at.toISOString());
    await writeJournal(tx, { author, at: at.toISOString() }, [
      { kind: 'picture-uploaded', detail: { name, hash: facts.hash, bytes: bytes.length } },
    ]);
  });
  return { picture: facts, known: false };
};

const asHttp = (error: unknown): never => {
  throw error instanceof PictureRefused ? refusal(error.why) : error;
};

/** Creates the HTTP error of a rejected upload. `why` is machine-readable. */
export const refusal = (why: PictureRefused['why']): HttpError =>
  new HttpError(why === 'large' ? 'pictureLarge' : 'pictureRefused', refusedTexts[why], { why });

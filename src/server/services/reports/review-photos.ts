import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { claimFiles, readClaimedFile, releaseFiles, type StoredFile } from '../../core/files/file-records.ts';
import type { Tx } from '../../core/storage/tables.ts';

/** Name under which a review claims its photos. */
const claimOf = (review: string): string => `report_reviews ${review}`;

interface Change {
  readonly member: string;
  readonly review: string;
  /** Files that the review has now. */
  readonly before: readonly string[];
  /** Files that it gets. */
  readonly after: readonly string[];
}

/** Claims the new photos of a review, and gives up those that it no longer has. Throws `reviewPhoto` for files that cannot be claimed. */
export const changePhotos = async (tx: Tx, { member, review, before, after }: Change): Promise<void> => {
  if (new Set(after).size !== after.length) throw new HttpError('reviewPhoto');
  await claimFiles(tx, {
    member,
    purpose: 'REVIEW',
    fileIds: after.filter((id) => !before.includes(id)),
    ref: claimOf(review),
    refusal: 'reviewPhoto',
  });
  await releaseFiles(tx, { fileIds: before.filter((id) => !after.includes(id)) });
};

/** Reads a photo of a review. The caller decides who may see it. */
export const readPhoto = (
  context: Pick<Context, 'store' | 'files'>,
  { review, file }: { readonly review: string; readonly file: string },
): Promise<StoredFile | undefined> => readClaimedFile(context, { id: file, ref: claimOf(review) });

import type { Context } from '../../core/context.ts';
import { claimFiles, readClaimedFile, releaseFiles } from '../../core/files/file-records.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { CourseRow } from './courses.ts';

/** Name under which a course claims its picture. */
export const claimOf = (course: string): string => `member_courses ${course}`;

/** Path of a course's own picture; empty without one. A new picture has a new path. */
export const pictureOf = ({ id, picture }: Pick<CourseRow, 'id' | 'picture'>): string =>
  picture === '' ? '' : `/course-pictures/${id}/${picture}`;

/** Deletes the picture of a course. */
export const deletePicture = async (tx: Tx, { id, picture }: Pick<CourseRow, 'id' | 'picture'>): Promise<void> => {
  if (picture === '') return;
  await tx.updateTable('member_courses').set({ picture: '' }).where('id', '=', id).execute();
  await releaseFiles(tx, { fileIds: [picture] });
};

interface PictureChange {
  readonly member: string;
  readonly course: string;
  /** File that the course has now; empty without one. */
  readonly before: string;
  /** File that it gets; empty, none. */
  readonly fileId: string;
}

/** Gives a course an uploaded picture of its member, or none, and deletes the one before. Throws CRS_06 for a file that is not the member's, for something else, or in use. */
export const changePicture = async (tx: Tx, { member, course, before, fileId }: PictureChange): Promise<void> => {
  if (fileId === before) return;
  await deletePicture(tx, { id: course, picture: before });
  if (fileId === '') return;
  await claimFiles(tx, {
    member,
    purpose: 'COURSE',
    fileIds: [fileId],
    ref: claimOf(course),
    refusal: 'coursePicture',
  });
  await tx.updateTable('member_courses').set({ picture: fileId }).where('id', '=', course).execute();
};

/** Reads the picture of a course: of a shared one for everybody, of others for their member only. */
export const readPicture = async (
  context: Pick<Context, 'store' | 'files'>,
  reader: string | undefined,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<Uint8Array | undefined> => {
  const row = await context.store.db
    .selectFrom('member_courses')
    .select(['state', 'member'])
    .where('id', '=', id)
    .where('picture', '=', file)
    .executeTakeFirst();
  const isSeen = row !== undefined && row.state !== 'REMOVED' && (row.state === 'SHARED' || row.member === reader);
  return isSeen ? (await readClaimedFile(context, { id: file, ref: claimOf(id) }))?.bytes : undefined;
};

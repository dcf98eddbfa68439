import type { Db, Tx } from '../../core/storage/tables.ts';
import { HttpError } from '../../core/errors.ts';
import type { CourseRow } from './courses.ts';

/** Path of a course's own picture; empty without one. A new picture has a new path. */
export const pictureOf = ({ id, picture }: Pick<CourseRow, 'id' | 'picture'>): string =>
  picture === '' ? '' : `/course-pictures/${id}/${picture}`;

/** Deletes the picture of a course. */
export const deletePicture = async (tx: Tx, { id, picture }: Pick<CourseRow, 'id' | 'picture'>): Promise<void> => {
  if (picture === '') return;
  await tx.updateTable('member_courses').set({ picture: '' }).where('id', '=', id).execute();
  await tx.deleteFrom('files').where('id', '=', picture).execute();
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
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ state: 'CLAIMED' })
    .where('id', '=', fileId)
    .where('member', '=', member)
    .where('purpose', '=', 'COURSE')
    .where('state', '=', 'UNCLAIMED')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new HttpError('coursePicture');
  await tx.updateTable('member_courses').set({ picture: fileId }).where('id', '=', course).execute();
};

/** Reads the picture of a course: of a shared one for everybody, of others for their member only. */
export const readPicture = async (
  db: Db,
  reader: string | undefined,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<Uint8Array | undefined> => {
  const row = await db
    .selectFrom('member_courses')
    .innerJoin('files', 'files.id', 'member_courses.picture')
    .select(['member_courses.state', 'member_courses.member', 'files.bytes'])
    .where('member_courses.id', '=', id)
    .where('files.id', '=', file)
    .executeTakeFirst();
  return row !== undefined && row.state !== 'REMOVED' && (row.state === 'SHARED' || row.member === reader)
    ? row.bytes
    : undefined;
};

import type { FastifyInstance } from 'fastify';
import { localised } from '#content/answers/texts';
import type { ProfileImages } from '#schemas/calls/profile/answers';
import type { ProfilePicture } from '#schemas/documents/profile-picture/schema';
import type { Locale } from '#schemas/parts';
import { ageOn } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { claimFiles, readClaimedFile, releaseFiles, type StoredFile } from '../../core/files/file-records.ts';
import { InsufficientBalance } from '../../core/records/ledger.ts';
import { lockMember } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import type { Db, MemberRow, Tx } from '../../core/storage/tables.ts';
import { kstDay, ynOf } from '../../core/wire-values.ts';

/** Youngest age at which members upload a picture. */
const UPLOAD_AGE = 14;

const base = '/profile-pictures/';
/** Path of a picture of the set. It stays when the drawing changes. */
const pathOf = (id: string): string => `${base}set/${id}`;
export const uploadPathOf = (fileId: string): string => `${base}${fileId}`;
/** Upload that is a member's picture; empty for pictures of the set, and without one. */
const uploadOf = (picture: string): string => /^\/profile-pictures\/([^/]+)$/.exec(picture)?.[1] ?? '';
const claimOf = (member: string): string => `members ${member}`;

const setOf = (app: FastifyInstance): readonly ProfilePicture[] =>
  [...app.live.current.prepared.documents['profile-picture'].values()].toSorted(
    (one, other) => one.order - other.order,
  );

/** Picture of the set. Throws `profilePicture` if there is none with the ID. */
export const pictureOf = (app: FastifyInstance, id: string): ProfilePicture => {
  const picture = app.live.current.prepared.documents['profile-picture'].get(id);
  if (picture === undefined) throw new HttpError('profilePicture');
  return picture;
};

const boughtBy = async (db: Db, member: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('profile_pictures').select('picture').where('member', '=', member).execute()).map(
      ({ picture }) => picture,
    ),
  );

type Chooser = Pick<MemberRow, 'uid' | 'picture'>;

/** Lists the pictures of the set, or only those that the member bought. */
export const listPictures = async (
  app: FastifyInstance,
  {
    db,
    member,
    locale,
    bought,
  }: { readonly db: Db; readonly member: Chooser; readonly locale: Locale; readonly bought: boolean },
): Promise<ProfileImages> => {
  const owned = await boughtBy(db, member.uid);
  return {
    list: setOf(app)
      .filter(({ id }) => !bought || owned.has(id))
      .map(({ id, name, price = 0 }) => ({
        profileImgId: id,
        name: localised(name, locale),
        url: pathOf(id),
        price,
        ownYn: ynOf(price === 0 || owned.has(id)),
        chosenYn: ynOf(member.picture === pathOf(id)),
      })),
  };
};

/** Buys a picture of the set. Throws `profileOwned` if nothing is to be bought, and `pointShort`. */
export const buyPicture = async (tx: Tx, app: FastifyInstance, member: string, id: string) => {
  const { price = 0 } = pictureOf(app, id);
  await lockMember(tx, app.store, member);
  if (price === 0 || (await boughtBy(tx, member)).has(id)) throw new HttpError('profileOwned');
  const at = app.clock.now();
  await tx.insertInto('profile_pictures').values({ member, picture: id, price, at: at.toISOString() }).execute();
  await postSom(tx, app.context, {
    member,
    amount: -price,
    reason: 'PROFILE',
    source: 'PROFILE',
    ref: `${member} ${id}`,
    at,
  }).catch((error: unknown) => {
    throw error instanceof InsufficientBalance ? new HttpError('pointShort') : error;
  });
  return { profileImgId: id, price };
};

const isOldEnough = ({ birth_date }: Pick<MemberRow, 'birth_date'>, now: Date): boolean =>
  (ageOn(birth_date, kstDay(now)) ?? 0) >= UPLOAD_AGE;

/** Returns the picture of a member, and whether the member may upload one. */
export const ownPicture = ({ picture, birth_date }: Pick<MemberRow, 'picture' | 'birth_date'>, now: Date) => ({
  profileImgUrl: picture,
  uploadYn: ynOf(uploadOf(picture) !== ''),
  openYn: ynOf(isOldEnough({ birth_date }, now)),
  ageMin: UPLOAD_AGE,
});

/** Gives a locked member a picture, or none, and deletes an upload that was there before. */
const change = async (tx: Tx, app: FastifyInstance, member: MemberRow, picture: string) => {
  const before = uploadOf(member.picture);
  if (before !== '' && member.picture !== picture) await releaseFiles(tx, { fileIds: [before] });
  const at = app.clock.now();
  await tx
    .updateTable('members')
    .set({ picture, updated_at: at.toISOString() })
    .where('uid', '=', member.uid)
    .execute();
  await announceMember(tx, app.context, member.uid, 'account');
  return ownPicture({ ...member, picture }, at);
};

/** Chooses a picture of the set; without one, the own picture is removed. Throws `profilePicture` for one that the member has not bought. */
export const choosePicture = async (tx: Tx, app: FastifyInstance, uid: string, id: string | undefined) => {
  const price = id === undefined ? 0 : (pictureOf(app, id).price ?? 0);
  const member = await lockMember(tx, app.store, uid);
  if (id !== undefined && price > 0 && !(await boughtBy(tx, uid)).has(id)) throw new HttpError('profilePicture');
  return change(tx, app, member, id === undefined ? '' : pathOf(id));
};

/** Chooses an uploaded picture. Throws `profileAge` for members who are too young, and `profileFile` for a file that is not theirs or in use. */
export const choosePhoto = async (tx: Tx, app: FastifyInstance, uid: string, fileId: string) => {
  const member = await lockMember(tx, app.store, uid);
  if (!isOldEnough(member, app.clock.now())) throw new HttpError('profileAge');
  await claimFiles(tx, {
    member: uid,
    purpose: 'PROFILE',
    fileIds: [fileId],
    ref: claimOf(uid),
    refusal: 'profileFile',
  });
  return change(tx, app, member, uploadPathOf(fileId));
};

/** Reads the upload that is the picture of a member who has not left. */
export const readUpload = async (
  context: Pick<Context, 'store' | 'files'>,
  fileId: string,
): Promise<StoredFile | undefined> => {
  const row = await context.store.db
    .selectFrom('files')
    .innerJoin('members', 'members.uid', 'files.member')
    .select('members.uid')
    .where('files.id', '=', fileId)
    .where('members.picture', '=', uploadPathOf(fileId))
    .executeTakeFirst();
  return row === undefined ? undefined : readClaimedFile(context, { id: fileId, ref: claimOf(row.uid) });
};

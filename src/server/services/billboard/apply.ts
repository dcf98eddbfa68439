import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { claimFiles, readOwnFile, releaseFiles } from '../../core/files/file-records.ts';
import sharp from 'sharp';
import { ageOn, countLetters } from '../../../engine/index.ts';
import type { ApplyBody } from '#schemas/calls/billboard/answers';
import type { Billboard } from '#schemas/documents/billboard/schema';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { claim, release } from '../../core/records/claim.ts';
import { giveBack, take } from '../../core/records/count.ts';
import { hasForbiddenWord } from '../../core/records/forbidden-words.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import { kstDay } from '../../core/wire-values.ts';
import { billboardOf, monthOf, seatOf, type Application } from './find-billboard.ts';
import { canCancel, daysOf, isOpen, timesOf } from './slots.ts';
import { billboardStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const [WIDTH, HEIGHT] = [1280, 720];
const LEAST_WIDTH = 640;
const SENDER_LETTERS = 20;

/** Cuts an uploaded picture of the member to 16:9. Throws `billboardPicture` if there is none, or it is too small. */
export const makeBillboardPicture = async (context: Context, member: string, fileId: string): Promise<Uint8Array> => {
  const file = await readOwnFile(context, { id: fileId, member, unclaimedFor: 'BILLBOARD' });
  if (file === undefined) throw new HttpError('billboardPicture');
  const { width, height } = await sharp(file.bytes).metadata();
  if (Math.min(width, Math.floor((height * WIDTH) / HEIGHT)) < LEAST_WIDTH) throw new HttpError('billboardPicture');
  return sharp(file.bytes).resize({ width: WIDTH, height: HEIGHT, fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
};

const requireWords = (context: Context, { letters }: Billboard, words: string, sender: string): void => {
  const isShort =
    words !== '' &&
    countLetters(words.replaceAll('\n', '')) <= letters &&
    countLetters(sender) <= SENDER_LETTERS &&
    words.split('\n').length <= 3;
  if (!isShort || hasForbiddenWord(context.live.current.prepared.documents, `${words}\n${sender}`))
    throw new HttpError('billboardWords');
};

export interface Applicant {
  readonly member: string;
  readonly venue: string;
  /** Picture as JPEG, 16:9. */
  readonly picture: Uint8Array | undefined;
}

/** Applies for a time. Throws BLB_01 to BLB_05. */
export const applyFor = async (
  tx: Tx,
  context: Context,
  { member, venue, picture }: Applicant,
  body: ApplyBody,
): Promise<Pick<Application, 'id' | 'state'>> => {
  const billboard = billboardOf(context, venue, body.eventId);
  const { date: day, slotId: time, templateId: template } = body;
  const [words, sender] = [body.words.trim(), body.senderNm ?? ''];
  const now = context.clock.now();
  if (!billboard.templates.some(({ id }) => id === template))
    throw new HttpError('invalid', 'There is no such background.');
  requireWords(context, billboard, words, sender);
  const { birth_date: birthDate } = await tx
    .selectFrom('members')
    .select('birth_date')
    .where('uid', '=', member)
    .executeTakeFirstOrThrow();
  // An unknown age counts as too young.
  if ((ageOn(birthDate, kstDay(now)) ?? -1) < billboard.ageMin) throw new HttpError('billboardLimit');
  if (!timesOf(billboard).includes(time) || !daysOf(billboard, now).includes(day)) throw new HttpError('billboardGone');
  if (!isOpen(billboard, day, time, now)) throw new HttpError('billboardLate');
  const row: Application = {
    id: orderedId(),
    member,
    venue,
    billboard: billboard.id,
    day,
    time,
    template,
    words,
    sender,
    state: 'REQUESTED',
    reason: '',
    at: now.toISOString(),
    decided_at: '',
    decided_by: '',
    picture: picture ?? null,
  };
  if (!(await claim(tx, { ...monthOf(row), ref: row.id, at: now }))) throw new HttpError('billboardLimit');
  if (!(await take(tx, { ...seatOf(row), capacity: billboard.seats }))) throw new HttpError('billboardGone');
  await tx.insertInto('billboard_applications').values(row).execute();
  if (body.fileId !== undefined && body.fileId !== '') {
    // The application has a copy in its own format.
    const ref = `billboard_applications ${row.id}`;
    await claimFiles(tx, { member, purpose: 'BILLBOARD', fileIds: [body.fileId], ref, refusal: 'billboardPicture' });
    await releaseFiles(tx, { ref });
  }
  await audit(tx, {
    record: 'billboard_applications',
    id: row.id,
    actor: { kind: 'member', id: member },
    from: '',
    to: 'REQUESTED',
    at: now,
    venue,
  });
  await announceMember(tx, context, member, 'event');
  return row;
};

/** Frees the place and the month of an application that will not be shown, and deletes its picture. */
export const freePlace = async (tx: Tx, row: Application): Promise<void> => {
  await giveBack(tx, seatOf(row));
  await release(tx, monthOf(row));
  await tx.updateTable('billboard_applications').set({ picture: null }).where('id', '=', row.id).execute();
};

/** Cancels an own application. Throws `notFound` for one of another member, and BLB_05 when it is too late. */
export const cancelOwn = async (tx: Tx, context: Context, member: string, id: string): Promise<void> => {
  const row = await tx
    .selectFrom('billboard_applications')
    .select(columnsOf('billboard_applications'))
    .where('id', '=', id)
    .where('member', '=', member)
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  const at = context.clock.now();
  const billboard = context.live.current.prepared.documents.billboard.get(row.billboard);
  const actor: Actor = { kind: 'member', id: member };
  if (
    !canCancel(billboard ?? { cancelHours: 0 }, row.day, row.time, at) ||
    (await transition(tx, {
      table: 'billboard_applications',
      machine: billboardStates,
      id,
      to: 'CANCELLED',
      actor,
      at,
      venue: row.venue,
    })) === undefined
  )
    throw new HttpError('billboardLate');
  await freePlace(tx, row);
  await announceMember(tx, context, member, 'event');
};

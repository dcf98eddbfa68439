import { ageOn, reviewMachine } from '../../../engine/index.ts';
import { reportLimits, type MemoryReport, type ReviewBody } from '#schemas/calls/reports/answers';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { recordFact } from '../../core/records/facts.ts';
import { hasForbiddenWord } from '../../core/records/forbidden-words.ts';
import { lockMember } from '../../core/records/lock.ts';
import { transition } from '../../core/records/transition.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { ReportTables } from '../../core/storage/report-tables.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { findClosedReport, type FoundReport } from './find-report.ts';
import { changePhotos } from './review-photos.ts';

export type ReviewRow = ReportTables['report_reviews'];

const readReview = (db: Db, id: string) =>
  db.selectFrom('report_reviews').select(columnsOf('report_reviews')).where('id', '=', id).executeTakeFirst();

// This server wrote the JSON from the same type.
export const photosOfReview = ({ photos }: Pick<ReviewRow, 'photos'>): readonly string[] =>
  JSON.parse(photos) as string[];

const editUntil = ({ at }: Pick<ReviewRow, 'at'>): number => Date.parse(at) + reportLimits.editDays * DAY_MS;

const isEditable = (row: ReviewRow, now: Date): boolean => row.state !== 'HIDDEN' && now.getTime() < editUntil(row);

type ReviewView = Pick<
  MemoryReport,
  'reviewStateCd' | 'reviewYn' | 'starCnt' | 'reviewTxt' | 'publicYn' | 'reviewDtm' | 'editUntilDtm' | 'photoList'
>;

/** Formats the review of a report for its member. */
export const reviewView = async (
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  { id, isGrowing }: FoundReport,
): Promise<ReviewView> => {
  const row = id === undefined ? undefined : await readReview(db, id);
  const canWrite = !isGrowing && (row === undefined || isEditable(row, clock.now()));
  return {
    reviewStateCd: row?.state ?? 'NONE',
    reviewYn: ynOf(canWrite),
    starCnt: row?.stars ?? 0,
    reviewTxt: row?.words ?? '',
    publicYn: ynOf(row?.open ?? 0),
    reviewDtm: row === undefined ? '' : momentOf(row.at),
    editUntilDtm: row === undefined || !canWrite ? '' : momentOf(editUntil(row)),
    photoList: row === undefined ? [] : photosOfReview(row).map((fileId) => ({ fileId, url: `/files/${fileId}` })),
  };
};

const requireAge = ({ birth_date }: { readonly birth_date: string }, now: Date): void => {
  // An unknown age counts as too young.
  if ((ageOn(birth_date, kstDay(now)) ?? 0) < reportLimits.publicFrom) throw new HttpError('reviewAge');
};

/** Writes the review of an own report, or changes it within seven days. Returns the report. */
export const saveReview = async (
  tx: Tx,
  context: Context,
  member: string,
  { starCnt, reviewTxt = '', fileIdList = [], keepPhotosYn = 'N', publicYn = 'N', ...named }: ReviewBody,
): Promise<FoundReport> => {
  const now = context.clock.now();
  const words = reviewTxt.trim();
  // Locked first: two requests cannot both find no review.
  const row = await lockMember(tx, context.store, member);
  if (publicYn === 'Y') requireAge(row, now);
  const report = await findClosedReport(tx, context, member, named);
  if (hasForbiddenWord(context.live.current.prepared.documents, words)) throw new HttpError('reviewWords');
  const before = await readReview(tx, report.id);
  if (before !== undefined && !isEditable(before, now)) throw new HttpError('reportClosed');
  const earlier = before === undefined ? [] : photosOfReview(before);
  const photos = keepPhotosYn === 'Y' ? [...earlier, ...fileIdList.filter((id) => !earlier.includes(id))] : fileIdList;
  if (photos.length > reportLimits.photos) throw new HttpError('reviewPhoto');
  await changePhotos(tx, { member, review: report.id, before: earlier, after: photos });
  const written = {
    stars: Number(starCnt),
    words,
    photos: JSON.stringify(photos),
    open: publicYn === 'Y' ? 1 : 0,
    changed_at: now.toISOString(),
  };
  await (before === undefined ? addReview(tx, { report, written, now }) : editReview(tx, { before, written, now }));
  return report;
};

type Written = Pick<ReviewRow, 'stars' | 'words' | 'photos' | 'open' | 'changed_at'>;

const addReview = async (
  tx: Tx,
  {
    report: { id, member, venue, day },
    written,
    now,
  }: { readonly report: FoundReport & { readonly id: string }; readonly written: Written; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('report_reviews')
    .values({ id, member, venue, day, state: 'REGISTERED', at: now.toISOString(), ...written })
    .execute();
  const actor = { kind: 'member', id: member } as const;
  await audit(tx, { record: 'report_reviews', id, actor, from: '', to: 'REGISTERED', at: now, venue });
  await recordFact(tx, { member, fact: 'REVIEW', park: venue, kind: String(written.stars), ref: id, at: now });
};

const editReview = async (
  tx: Tx,
  { before, written, now }: { readonly before: ReviewRow; readonly written: Written; readonly now: Date },
): Promise<void> => {
  const { id, member, venue, state } = before;
  const actor = { kind: 'member', id: member } as const;
  await tx.updateTable('report_reviews').set(written).where('id', '=', id).execute();
  if (state === 'EDITED') {
    await audit(tx, { record: 'report_reviews', id, actor, from: 'EDITED', to: 'EDITED', at: now, venue });
    return;
  }
  const from = await transition(tx, {
    table: 'report_reviews',
    machine: reviewMachine,
    id,
    to: 'EDITED',
    actor,
    at: now,
    venue,
  });
  // An agent was faster.
  if (from === undefined) throw new HttpError('reportClosed');
};

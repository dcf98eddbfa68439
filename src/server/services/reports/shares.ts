import { reportLimits, type SharedReport } from '#schemas/calls/reports/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import type { StoredFile } from '../../core/files/file-records.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { ReportTables } from '../../core/storage/report-tables.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { bodyOf, findClosedReport, findReport, type FoundReport, type NamedReport } from './find-report.ts';
import { countsOf, headOf } from './report-head.ts';
import { photosOfReview } from './review.ts';
import { readPhoto } from './review-photos.ts';
import { cardTexts, headTextsOf, lookOf } from './share-head.ts';

export type ShareRow = ReportTables['report_shares'];

/** Token of a link. The store has its hash only; the key of the server makes it again for its member. */
export const tokenOf = ({ keys }: Pick<Context, 'keys'>, id: string): string => keys.blind(`report share ${id}`);

/** Path of the page that shows a shared report. */
export const sharePath = (
  { live }: Pick<Context, 'live'>,
  { venue, day }: Pick<FoundReport, 'venue' | 'day'>,
  token: string,
): string => {
  const park = live.current.prepared.documents.venue.get(venue)?.parkKindCd ?? '';
  return `/mypage/memory-report-share/${park}/${day}?s=${token}`;
};

const cardPath = (token: string, locale: Locale): string => `/share-cards/report/${token}/${locale}.png`;

// This server wrote the JSON from the same type.
export const photosOf = ({ photos }: Pick<ShareRow, 'photos'>): readonly string[] => JSON.parse(photos) as string[];

const openShares = (db: Db, now: Date) =>
  db
    .selectFrom('report_shares')
    .select(columnsOf('report_shares'))
    .where('report_shares.ended_at', 'is', null)
    .where('report_shares.until', '>', now.toISOString());

/** Reads the link of a report that is open. */
export const openShareOf = (db: Db, report: string, now: Date): Promise<ShareRow | undefined> =>
  openShares(db, now).where('report', '=', report).executeTakeFirst();

const endShares = (tx: Tx, report: string, now: Date) =>
  tx
    .updateTable('report_shares')
    .set({ ended_at: now.toISOString() })
    .where('report', '=', report)
    .where('ended_at', 'is', null)
    .execute();

interface Sharing {
  readonly member: string;
  readonly named: NamedReport;
  readonly photos: readonly string[];
}

/** Makes the link of a report for 30 days, or chooses the photos of the open one anew. Returns the report. */
export const shareReport = async (
  tx: Tx,
  context: Context,
  { member, named, photos }: Sharing,
): Promise<FoundReport> => {
  const now = context.clock.now();
  await lockMembers(tx, context.store, [member]);
  const report = await findClosedReport(tx, context, member, named);
  const review = await tx.selectFrom('report_reviews').select('photos').where('id', '=', report.id).executeTakeFirst();
  const own = review === undefined ? [] : photosOfReview(review);
  if (photos.some((id) => !own.includes(id))) throw new HttpError('reviewPhoto');
  const open = await openShareOf(tx, report.id, now);
  if (open !== undefined) {
    await tx
      .updateTable('report_shares')
      .set({ photos: JSON.stringify(photos) })
      .where('id', '=', open.id)
      .execute();
    return report;
  }
  await endShares(tx, report.id, now);
  const id = orderedId();
  await tx
    .insertInto('report_shares')
    .values({
      id,
      report: report.id,
      member,
      hash: hashToken(tokenOf(context, id)),
      photos: JSON.stringify(photos),
      at: now.toISOString(),
      until: new Date(now.getTime() + reportLimits.shareDays * DAY_MS).toISOString(),
      ended_at: null,
    })
    .execute();
  const actor = { kind: 'member', id: member } as const;
  await audit(tx, { record: 'report_shares', id, actor, from: '', to: 'OPEN', at: now, venue: report.venue });
  return report;
};

/** Ends the link of a report; without one nothing happens. Returns the report. */
export const unshareReport = async (
  tx: Tx,
  context: Context,
  { member, named }: Omit<Sharing, 'photos'>,
): Promise<FoundReport> => {
  const now = context.clock.now();
  await lockMembers(tx, context.store, [member]);
  const report = await findReport(tx, context, member, named);
  if (report.id === undefined) return report;
  const open = await openShareOf(tx, report.id, now);
  await endShares(tx, report.id, now);
  const actor = { kind: 'member', id: member } as const;
  if (open !== undefined)
    await audit(tx, {
      record: 'report_shares',
      id: open.id,
      actor,
      from: 'OPEN',
      to: 'ENDED',
      at: now,
      venue: report.venue,
    });
  return report;
};

/** Finds what an open link of a member who is there shows. A photo of a hidden review is not among its photos. */
const findShared = async (db: Db, now: Date, token: string) => {
  const row = await openShares(db, now)
    .innerJoin('memory_reports', 'memory_reports.id', 'report_shares.report')
    .innerJoin('members', 'members.uid', 'report_shares.member')
    .leftJoin('report_reviews', 'report_reviews.id', 'report_shares.report')
    .select([
      'memory_reports.venue',
      'memory_reports.day',
      'memory_reports.body',
      'members.nickname',
      'report_reviews.state as review',
      'report_reviews.photos as review_photos',
    ])
    .where('hash', '=', hashToken(token))
    .where('members.state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const visible =
    row.review === null || row.review === 'HIDDEN' ? [] : photosOfReview({ photos: row.review_photos ?? '[]' });
  return { ...row, chosen: photosOf(row).filter((id) => visible.includes(id)) };
};

/** Reads what a link shares: nickname, park, day, numbers and chosen photos. Throws `noReport` for a wrong, ended or expired link alike. */
export const readShared = async (
  db: Db,
  context: Context,
  { token, named, locale }: { readonly token: string; readonly named: NamedReport; readonly locale: Locale },
): Promise<SharedReport> => {
  const row = await findShared(db, context.clock.now(), token);
  const head = row === undefined ? undefined : headOf(context, row, locale);
  const { parkKindCd = '', reportDate = '' } = named;
  if (row === undefined || head === undefined) throw new HttpError('noReport');
  if ((parkKindCd !== '' && parkKindCd !== head.parkKindCd) || (reportDate !== '' && reportDate !== row.day))
    throw new HttpError('noReport');
  const shown = { ...head, nickName: row.nickname, ...countsOf(bodyOf(row)) };
  const texts = cardTexts(context, shown, locale);
  return {
    ...shown,
    photoList: row.chosen.map((id) => ({ url: `/report-photos/${token}/${id}` })),
    ...headTextsOf(texts),
    headImageNm: texts === undefined || row.review === 'HIDDEN' ? '' : cardPath(token, locale),
  };
};

/** Reads what the picture of a link shows, in the colours of the park. Undefined for a link that shares nothing, or whose review an agent has hidden. */
export const readCard = async (
  context: Context,
  { token, locale }: { readonly token: string; readonly locale: Locale },
) => {
  const row = await findShared(context.store.db, context.clock.now(), token);
  if (row === undefined || row.review === 'HIDDEN') return undefined;
  const report = { ...headOf(context, row, locale), nickName: row.nickname, ...countsOf(bodyOf(row)) };
  const [texts, look] = [cardTexts(context, report, locale), lookOf(context, row.venue)];
  return texts && look && { texts, look };
};

/** Reads a photo that a link shares. */
export const readSharedPhoto = async (
  context: Context,
  { token, file }: { readonly token: string; readonly file: string },
): Promise<StoredFile | undefined> => {
  const row = await findShared(context.store.db, context.clock.now(), token);
  return row !== undefined && row.chosen.includes(file) ? readPhoto(context, { review: row.report, file }) : undefined;
};

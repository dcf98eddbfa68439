import type { MemoryReports, PublicReviews } from '#schemas/calls/reports/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import type { StoredFile } from '../../core/files/file-records.ts';
import { pageOf, readPage, type PageQuery } from '../../core/records/page-of.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { Db } from '../../core/storage/tables.ts';
import { ynOf } from '../../core/wire-values.ts';
import { bodyOf, growingReports, venueOfPark, type FoundReport } from './find-report.ts';
import { countsOf, headOf } from './report-head.ts';
import { photosOfReview } from './review.ts';
import { readPhoto } from './review-photos.ts';

type Listed = MemoryReports['reportList'][number];

interface Reader {
  readonly member: string;
  readonly locale: Locale;
}

type Marks = Pick<Listed, 'reviewStateCd' | 'starCnt' | 'sharedYn'>;

const viewOf = (context: Context, locale: Locale, report: FoundReport, marks: Marks): Listed => ({
  reportId: report.id ?? `${report.venue} ${report.day}`,
  ...headOf(context, report, locale),
  statusCd: report.isGrowing ? 'GROWING' : 'DONE',
  stayMin: report.body.minutes,
  ...countsOf(report.body),
  ...marks,
});

/** Lists a page of a member's reports, the latest first. Those that still grow come before the first page. */
export const listReports = async (
  db: Db,
  context: Context,
  { member, locale }: Reader,
  { parkKindCd = '', ...asked }: PageQuery & { readonly parkKindCd?: string | undefined },
): Promise<MemoryReports> => {
  const venue = parkKindCd === '' ? '' : (venueOfPark(context, parkKindCd) ?? '-');
  const growing = (await growingReports(db, context, member)).filter((one) => venue === '' || one.venue === venue);
  const page = pageOf(asked, 20);
  const first = growing.slice(page.offset, page.offset + page.limit);
  let own = db
    .selectFrom('memory_reports')
    .leftJoin('report_reviews', 'report_reviews.id', 'memory_reports.id')
    .leftJoin('report_shares', (join) =>
      join
        .onRef('report_shares.report', '=', 'memory_reports.id')
        .on('report_shares.ended_at', 'is', null)
        .on('report_shares.until', '>', context.clock.now().toISOString()),
    )
    .where('memory_reports.member', '=', member);
  if (venue !== '') own = own.where('memory_reports.venue', '=', venue);
  // The earlier report of today of a member who came back is shown as it grows.
  for (const { id } of growing) if (id !== undefined) own = own.where('memory_reports.id', '!=', id);
  const { rows, totalCnt } = await readPage(
    own
      .select(columnsOf('memory_reports'))
      .select(['report_reviews.state', 'report_reviews.stars', 'report_shares.id as share'])
      .orderBy('memory_reports.day', 'desc')
      .orderBy('memory_reports.made_at', 'desc'),
    { limit: page.limit - first.length, offset: Math.max(0, page.offset - growing.length) },
  );
  const none: Marks = { reviewStateCd: 'NONE', starCnt: 0, sharedYn: 'N' };
  return {
    reportList: [
      ...first.map((report) => viewOf(context, locale, report, none)),
      ...rows.map(({ state, stars, share, ...row }) =>
        viewOf(
          context,
          locale,
          { ...row, isGrowing: false, body: bodyOf(row) },
          {
            reviewStateCd: state ?? 'NONE',
            starCnt: stars ?? 0,
            sharedYn: ynOf(share !== null),
          },
        ),
      ),
    ],
    totalCnt: totalCnt + growing.length,
  };
};

/** Reviews that everybody may read: not hidden, of members who are there. */
const publicReviews = (db: Db) =>
  db
    .selectFrom('report_reviews')
    .innerJoin('members', 'members.uid', 'report_reviews.member')
    .where('open', '=', 1)
    .where('report_reviews.state', '!=', 'HIDDEN')
    .where('members.state', '=', 'active');

/** Lists a page of the public reviews of a venue, the latest first. */
export const listReviews = async (db: Db, venue: string, asked: PageQuery): Promise<PublicReviews> => {
  const { rows, totalCnt } = await readPage(
    publicReviews(db)
      .select(['report_reviews.id', 'stars', 'words', 'photos', 'day', 'members.nickname', 'members.lang'])
      .where('report_reviews.venue', '=', venue)
      .orderBy('report_reviews.at', 'desc')
      .orderBy('report_reviews.id'),
    pageOf(asked, 10),
  );
  return {
    reviewList: rows.map(({ id, stars, words, day, nickname, lang, ...row }) => ({
      reviewId: id,
      starCnt: stars,
      reviewTxt: words,
      nickName: nickname,
      visitYm: `${day.slice(0, 4)}.${day.slice(4, 6)}`,
      langCd: lang,
      photoList: photosOfReview(row).map((file) => ({ url: `/review-photos/${id}/${file}` })),
    })),
    totalCnt,
  };
};

/** Reads a photo of a public review. */
export const readReviewPhoto = async (
  context: Pick<Context, 'store' | 'files'>,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<StoredFile | undefined> => {
  const row = await publicReviews(context.store.db)
    .select('photos')
    .where('report_reviews.id', '=', id)
    .executeTakeFirst();
  return row !== undefined && photosOfReview(row).includes(file) ? readPhoto(context, { review: id, file }) : undefined;
};

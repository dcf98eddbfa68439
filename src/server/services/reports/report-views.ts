import { localised } from '#content/answers/texts';
import type { MemoryReport } from '#schemas/calls/reports/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';
import type { FoundReport } from './find-report.ts';
import { countsOf, headOf } from './report-head.ts';
import { reviewView } from './review.ts';
import { openShareOf, sharePath, tokenOf, photosOf } from './shares.ts';

const momentOr = (instant: string): string => (instant === '' ? '' : momentOf(instant));

/** Formats a report for its member. */
export const reportView = async (
  db: Db,
  context: Pick<Context, 'live' | 'clock' | 'keys'>,
  report: FoundReport,
  locale: Locale,
): Promise<MemoryReport> => {
  const { body } = report;
  const share = report.id === undefined ? undefined : await openShareOf(db, report.id, context.clock.now());
  return {
    ...headOf(context, report, locale),
    statusCd: report.isGrowing ? 'GROWING' : 'DONE',
    enterDtm: momentOr(body.enteredAt),
    leaveDtm: momentOr(body.leftAt),
    stayMin: body.minutes,
    ...countsOf(body),
    queueCnt: body.queues,
    savedMin: body.places.reduce((sum, { saved }) => sum + saved, 0),
    somAmt: body.som,
    placeList: body.places.map(({ facility, name, art, kind, at, count, saved }) => ({
      facilityId: facility,
      facilityNm: localised(name, locale),
      imageNm: art,
      kindCd: kind,
      placeTm: momentOf(at).replace(/^\d{8}(\d\d)(\d\d)\d\d$/, '$1:$2'),
      placeCnt: count,
      savedMin: saved,
    })),
    courseList: body.courses.map((name) => ({ name: localised(name, locale) })),
    eventList: body.events.map((name) => ({ name: localised(name, locale) })),
    badgeList: body.badges.map((name) => ({ name: localised(name, locale) })),
    ...(await reviewView(db, context, report)),
    sharedYn: share === undefined ? 'N' : 'Y',
    shareUrl: share === undefined ? '' : sharePath(context, report, tokenOf(context, share.id)),
    shareUntilDtm: share === undefined ? '' : momentOf(share.until),
    sharedPhotoCnt: share === undefined ? 0 : photosOf(share).length,
  };
};

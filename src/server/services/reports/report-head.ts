import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { venueName } from '../../core/records/venue-name.ts';
import type { ReportBody } from './body.ts';
import type { FoundReport } from './find-report.ts';

/** Park, its drawing and the day of a report. */
export const headOf = (
  context: Pick<Context, 'live'>,
  { venue, day }: Pick<FoundReport, 'venue' | 'day'>,
  locale: Locale,
) => {
  const document = context.live.current.prepared.documents.venue.get(venue);
  return {
    parkKindCd: document?.parkKindCd ?? '',
    parkType: venue,
    parkNm: venueName(context, venue, locale),
    imageNm: document?.art ?? '',
    reportDate: day,
  };
};

/** Numbers of a report that others may see too. */
export const countsOf = ({ places, courses, events, badges }: ReportBody) => ({
  rideCnt: places.filter(({ kind }) => kind === 'RIDE').reduce((sum, { count }) => sum + count, 0),
  useCnt: places.filter(({ kind }) => kind === 'USE').reduce((sum, { count }) => sum + count, 0),
  courseCnt: courses.length,
  eventCnt: events.length,
  badgeCnt: badges.length,
});

import { sql } from 'kysely';
import { localised } from '#content/answers/texts';
import { courseActivities, type CourseHistory } from '#schemas/calls/curation/history-answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { historyWindow, type HistoryPeriod } from '../../core/records/history-window.ts';
import { pageOf, readPage, type PageQuery } from '../../core/records/page-of.ts';
import { venueName } from '../../core/records/venue-name.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';

interface Activity {
  readonly activity: string;
  readonly course: string;
  readonly venue: string;
  readonly at: string;
}

/** Own courses made, shared and taken back, likes, and courses that were walked to the end. */
const activitiesOf = (db: Db, member: string) =>
  db
    .selectFrom('record_log')
    .innerJoin('member_courses', 'member_courses.id', 'record_log.record_id')
    .select([
      sql<string>`case record_log.to_state when 'DRAFT' then 'MADE' else record_log.to_state end`.as('activity'),
      'member_courses.id as course',
      'member_courses.venue',
      'record_log.at',
    ])
    .where('record_log.record', '=', 'member_courses')
    .where('record_log.to_state', 'in', ['DRAFT', 'SHARED', 'UNSHARED'])
    .where('member_courses.member', '=', member)
    .unionAll(
      db
        .selectFrom('course_likes')
        .select([sql<string>`'LIKED'`.as('activity'), 'course', 'venue', 'at'])
        .where('member', '=', member),
    )
    .unionAll(
      db
        .selectFrom('member_facts')
        .select([sql<string>`'DONE'`.as('activity'), 'kind as course', 'park as venue', 'at'])
        .where('member', '=', member)
        .where('fact', '=', 'COURSE_DONE')
        .where('amount', '=', 1),
    );

/** Titles of the courses that the member can open: own ones, shared ones and recommended ones. */
const titlesOf = async (
  db: Db,
  { live }: Pick<Context, 'live'>,
  rows: readonly Activity[],
  { member, locale }: { readonly member: string; readonly locale: Locale },
): Promise<ReadonlyMap<string, string>> => {
  const { documents } = live.current.prepared;
  const recommended = [...documents.course.values()].map((one) => {
    const venue = [...documents.venue.values()].find(({ parkKindCd }) => parkKindCd === one.parkKindCd)?.id;
    return [`${venue} ${one.courseId}`, localised(one.title, locale)] as const;
  });
  const own = await db
    .selectFrom('member_courses')
    .select(['id', 'venue', 'title'])
    .where('id', 'in', ['', ...rows.map(({ course }) => course)])
    .where('state', '!=', 'REMOVED')
    .where((row) => row.or([row('member', '=', member), row('state', '=', 'SHARED')]))
    .execute();
  return new Map([...recommended, ...own.map(({ id, venue, title }) => [`${venue} ${id}`, title] as const)]);
};

/** Lists a page of what a member did with courses in a period, the latest first. */
export const readCourseHistory = async (
  db: Db,
  context: Context,
  reader: { readonly member: string; readonly locale: Locale },
  query: HistoryPeriod & PageQuery & { readonly parkType?: string | undefined },
): Promise<CourseHistory> => {
  const { from, until } = historyWindow(query, context.clock.now());
  let own = db
    .selectFrom(activitiesOf(db, reader.member).as('activities'))
    .select(['activity', 'course', 'venue', 'at'])
    .where('at', '>=', from.toISOString())
    .where('at', '<', until.toISOString())
    .orderBy('at', 'desc')
    .orderBy('activity')
    .orderBy('course');
  if (query.parkType !== undefined && query.parkType !== '') own = own.where('venue', '=', query.parkType);
  const { rows, totalCnt } = await readPage(own, pageOf(query, 20));
  const titles = await titlesOf(db, context, rows, reader);
  return {
    historyList: rows.flatMap(({ activity, course, venue, at }) => {
      const activityCd = courseActivities.find((one) => one === activity);
      const title = titles.get(`${venue} ${course}`);
      return activityCd === undefined
        ? []
        : [
            {
              historyId: `${at} ${activityCd} ${course}`,
              activityCd,
              activityDtm: momentOf(at),
              courseId: course,
              title: title ?? '',
              parkType: venue,
              parkNm: venueName(context, venue, reader.locale),
              shownYn: ynOf(title !== undefined),
            },
          ];
    }),
    totalCnt,
  };
};

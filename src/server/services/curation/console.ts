import type { FastifyPluginAsync } from 'fastify';
import { coursesAnswer } from '#schemas/calls/members/console-answers';
import { readClaimedFile } from '../../core/files/file-records.ts';
import { claimOf } from './course-picture.ts';
import { placesOf, stopsOf } from './courses.ts';
import { decideReports } from './react-to-course.ts';
import { registerModeration } from '../../core/operators/moderation-routes.ts';
import { consoleApi } from '../../core/operators/console-api.ts';

const MOST_COURSES = 50;

/** Registers the reported courses of members, for agents. */
export const registerCourseReports: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'members');
  const { store } = app;

  const readReported = async (venue: string) => {
    const rows = await store.db
      .selectFrom('course_reports')
      .innerJoin('member_courses', 'member_courses.id', 'course_reports.course')
      .innerJoin('members', 'members.uid', 'member_courses.member')
      .select([
        'member_courses.id',
        'member_courses.title',
        'member_courses.note',
        'member_courses.stops',
        'member_courses.picture',
        'members.nickname',
        'course_reports.reason',
        'course_reports.at',
      ])
      .where('course_reports.state', '=', 'OPEN')
      .where('member_courses.venue', '=', venue)
      .where('member_courses.state', '=', 'SHARED')
      .orderBy('course_reports.at')
      .execute();
    const places = placesOf(app, venue);
    const courses = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((reports) => {
      const [first] = reports;
      if (first === undefined) return [];
      const { id, title, note, nickname, at, picture } = first;
      return [
        {
          id,
          title,
          note,
          nickname,
          reports: reports.length,
          reportedAt: at,
          url: picture === '' ? '' : `/api/console/v1/members/${venue}/courses/${id}`,
          stops: stopsOf(first).map(({ facilityId }) => places.get(facilityId)?.name.ko ?? facilityId),
          reasons: reports.flatMap(({ reason }) => (reason === '' ? [] : [reason])),
        },
      ];
    });
    return { courses: courses.slice(0, MOST_COURSES) };
  };

  const readPicture = async (venue: string, id: string): Promise<Uint8Array | undefined> => {
    const row = await store.db
      .selectFrom('member_courses')
      .select('picture')
      .where('member_courses.id', '=', id)
      .where('member_courses.venue', '=', venue)
      .where('member_courses.state', '=', 'SHARED')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return (await readClaimedFile(app.context, { id: row.picture, ref: claimOf(id) }))?.bytes;
  };

  registerModeration(app, {
    base: '/api/console/v1/members/:venue/courses',
    summaries: {
      list: 'List the reported courses of members, the first report first',
      picture: 'Read the picture of a shared course',
      decide: 'Hide a reported course from others, or keep it; its reports are closed',
    },
    answer: coursesAnswer,
    list: readReported,
    picture: ({ venue, id }) => readPicture(venue, id),
    decide: (tx, { venue, id, decision, operator }) => decideReports(tx, app, { id, venue, decision, operator }),
  });
};

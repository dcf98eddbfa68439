import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { courseDecisionBody, coursesAnswer, pictureParams, venueParams } from '#schemas/calls/members/console-answers';
import { readClaimedFile } from '../../core/files/file-records.ts';
import { claimOf } from './course-picture.ts';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { placesOf, stopsOf } from './courses.ts';
import { decideReports } from './react-to-course.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';

const base = '/api/console/v1/members/:venue/courses';
const MOST_COURSES = 50;

/** Registers the reported courses of members, for agents. */
export const registerCourseReports: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app.publishing;
  const config = { right: 'agent' } as const;

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

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the reported courses of members, the first report first',
        params: venueParams,
        response: { 200: coursesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      requireVenue(app, operator, params.venue);
      return readReported(params.venue);
    },
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Read the picture of a shared course',
        params: pictureParams,
        produces: ['image/jpeg'],
        response: { '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }, reply) => {
      requireVenue(app, operator, venue);
      const row = await store.db
        .selectFrom('member_courses')
        .select('picture')
        .where('member_courses.id', '=', id)
        .where('member_courses.venue', '=', venue)
        .where('member_courses.state', '=', 'SHARED')
        .executeTakeFirst();
      const file =
        row === undefined ? undefined : await readClaimedFile(app.context, { id: row.picture, ref: claimOf(id) });
      if (file === undefined) throw new HttpError('noPicture');
      return sendPrivatePicture(reply, file.bytes);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Hide a reported course from others, or keep it; its reports are closed',
        params: pictureParams,
        body: courseDecisionBody,
        response: { 200: coursesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body, operator }) => {
      requireVenue(app, operator, venue);
      const isDone = await inTransaction(store, (tx) =>
        decideReports(tx, app, { id, venue, decision: body.decision, operator: operator.id }),
      );
      if (!isDone) throw new HttpError('notFound');
      return readReported(venue);
    },
  );
};

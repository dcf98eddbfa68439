import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/curation/course-calls';
import * as historyCalls from '#schemas/calls/curation/history-calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { readPicture } from './course-picture.ts';
import { listCourses, listMyCourses, readCourse } from './read-courses.ts';
import { readCourseHistory } from './read-history.ts';
import { moveCourse, saveCourse } from './save-course.ts';
import { copyCourse, likeCourse, reportCourse } from './react-to-course.ts';
import { readVisitPlan, readVisitStatus, saveVisitPlan } from './visit-plan.ts';

/** Registers the calls of courses and visit plans. */
export const registerCourses: FastifyPluginAsync = async (app) => {
  const { db } = app.store;
  handleCall(app, calls.listCourses, ({ principal, venue, locale, query }) =>
    listCourses(
      app,
      db,
      { member: principal.kind === 'member' ? principal.session.uid : undefined, venue, locale },
      query,
    ),
  );
  handleCall(app, calls.readCourse, ({ principal, venue, locale, query }) =>
    readCourse(
      app,
      db,
      { member: principal.kind === 'member' ? principal.session.uid : undefined, venue, locale },
      query.courseId,
    ),
  );
  handleCall(app, calls.listMyCourses, ({ member, venue, locale, query }) =>
    listMyCourses(app, db, { member, venue, locale }, query),
  );
  handleCall(app, historyCalls.readCourseHistory, ({ member, locale, query }) =>
    readCourseHistory(db, app.context, { member, locale }, query),
  );
  handleCall(app, calls.saveCourse, ({ member, venue, locale, body, once }) => {
    const reader = { member, venue, locale };
    return answerOf(once, async (tx) => readCourse(app, tx, reader, await saveCourse(tx, app, reader, body)));
  });
  handleCall(app, calls.moveCourse, ({ member, venue, body, once }) =>
    answerOf(once, async (tx) => {
      await moveCourse(tx, app, { member, venue }, body);
      return { courseId: body.courseId, doneYn: 'Y' as const };
    }),
  );
  handleCall(app, calls.likeCourse, ({ member, venue, body: { courseId, likeYn = 'Y' }, once }) =>
    answerOf(once, async (tx) => ({
      courseId,
      likeYn,
      likeCnt: await likeCourse(tx, app, { member, venue }, courseId, likeYn === 'Y'),
    })),
  );
  handleCall(app, calls.copyCourse, ({ member, venue, locale, body, once }) => {
    const reader = { member, venue, locale };
    return answerOf(once, async (tx) =>
      readCourse(app, tx, reader, await copyCourse(tx, app, reader, body.courseId, reader.locale)),
    );
  });
  handleCall(app, calls.reportCourse, ({ member, venue, body, once }) =>
    answerOf(once, async (tx) => {
      await reportCourse(tx, app, { member, venue }, body.courseId, body.reason ?? '');
      return { courseId: body.courseId, doneYn: 'Y' as const };
    }),
  );
  app.get<{ Params: { id: string; file: string } }>(
    '/course-pictures/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const principal = await request.principal();
      const bytes = await readPicture(
        app.context,
        principal.kind === 'member' ? principal.session.uid : undefined,
        request.params,
      );
      return bytes === undefined ? noPicture(reply) : sendPrivatePicture(reply, bytes);
    },
  );
  handleCall(app, calls.readVisitPlan, ({ member, venue, locale, query }) =>
    readVisitPlan(app, db, { member, venue, locale }, query.visitDt),
  );
  handleCall(app, calls.saveVisitPlan, ({ member, venue, locale, body, once }) =>
    answerOf(once, (tx) => saveVisitPlan(tx, app, { member, venue, locale }, body)),
  );
  handleCall(app, calls.readVisitStatus, ({ member, venue, locale, query }) =>
    readVisitStatus(app, db, { member, venue, locale }, query.visitDt),
  );
};

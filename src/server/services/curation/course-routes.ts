import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as calls from '#schemas/calls/courses/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { readPicture } from './course-picture.ts';
import { venueOf } from './course-context.ts';
import { listCourses, listMyCourses, readCourse } from './read-courses.ts';
import { moveCourse, saveCourse } from './save-course.ts';
import { copyCourse, likeCourse, reportCourse } from './react-to-course.ts';
import { readVisitPlan, readVisitStatus, saveVisitPlan } from './visit-plan.ts';

/** Registers the calls of courses and visit plans. */
export const registerCourses: FastifyPluginAsync = async (app) => {
  const { db } = app.sessions.store;
  const readerOf = <Member extends string | undefined>(
    member: Member,
    parkType: string | undefined,
    request: FastifyRequest,
  ) => ({ member, venue: venueOf(app, parkType), locale: askedLocale(request, app.live.current.snapshot) });

  handleCall(app, calls.listCourses, ({ principal, query, request }) =>
    listCourses(
      app,
      db,
      readerOf(principal.kind === 'member' ? principal.session.uid : undefined, query.parkType, request),
      query,
    ),
  );
  handleCall(app, calls.readCourse, ({ principal, query, request }) =>
    readCourse(
      app,
      db,
      readerOf(principal.kind === 'member' ? principal.session.uid : undefined, query.parkType, request),
      query.courseId,
    ),
  );
  handleCall(app, calls.listMyCourses, ({ session, query, request }) =>
    listMyCourses(app, db, readerOf(session.uid, query.parkType, request), query),
  );
  handleCall(app, calls.saveCourse, ({ session, body, request, once }) => {
    const reader = readerOf(session.uid, body.parkType, request);
    return answerOf(once, async (tx) => readCourse(app, tx, reader, await saveCourse(tx, app, reader, body)));
  });
  handleCall(app, calls.moveCourse, ({ session, body, request, once }) =>
    answerOf(once, async (tx) => {
      await moveCourse(tx, app, readerOf(session.uid, body.parkType, request), body);
      return { courseId: body.courseId, doneYn: 'Y' as const };
    }),
  );
  handleCall(app, calls.likeCourse, ({ session, body: { courseId, likeYn = 'Y', parkType }, request, once }) =>
    answerOf(once, async (tx) => ({
      courseId,
      likeYn,
      likeCnt: await likeCourse(tx, app, readerOf(session.uid, parkType, request), courseId, likeYn === 'Y'),
    })),
  );
  handleCall(app, calls.copyCourse, ({ session, body, request, once }) => {
    const reader = readerOf(session.uid, body.parkType, request);
    return answerOf(once, async (tx) =>
      readCourse(app, tx, reader, await copyCourse(tx, app, reader, body.courseId, reader.locale)),
    );
  });
  handleCall(app, calls.reportCourse, ({ session, body, request, once }) =>
    answerOf(once, async (tx) => {
      await reportCourse(tx, app, readerOf(session.uid, body.parkType, request), body.courseId, body.reason ?? '');
      return { courseId: body.courseId, doneYn: 'Y' as const };
    }),
  );
  app.get<{ Params: { id: string; file: string } }>(
    '/course-pictures/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const principal = await request.principal();
      const bytes = await readPicture(
        db,
        principal.kind === 'member' ? principal.session.uid : undefined,
        request.params,
      );
      return bytes === undefined ? noPicture(reply) : sendPrivatePicture(reply, bytes);
    },
  );
  handleCall(app, calls.readVisitPlan, ({ session, query, request }) =>
    readVisitPlan(app, db, readerOf(session.uid, query.parkType, request), query.visitDt),
  );
  handleCall(app, calls.saveVisitPlan, ({ session, body, request, once }) =>
    answerOf(once, (tx) => saveVisitPlan(tx, app, readerOf(session.uid, body.parkType, request), body)),
  );
  handleCall(app, calls.readVisitStatus, ({ session, query, request }) =>
    readVisitStatus(app, db, readerOf(session.uid, query.parkType, request), query.visitDt),
  );
};

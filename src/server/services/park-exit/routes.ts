import type { FastifyPluginAsync } from 'fastify';
import { leavePark, readParkExit } from '#schemas/calls/park-exit/calls';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { leaveByGate } from './leave-park.ts';
import { readExit } from './read-exit.ts';

/** Registers the calls with which members leave a park. */
export const registerParkExit: FastifyPluginAsync = async (app) => {
  const { db } = app.store;
  const viewerOf = ({ uid, login }: SessionRow, parkType: string | undefined) => ({
    member: uid,
    login,
    venue: parkType === undefined || parkType === '' ? app.live.current.snapshot.site.defaultVenue : parkType,
  });

  handleCall(app, readParkExit, ({ locale, session, query }) =>
    readExit(app, db, {
      ...viewerOf(session, query.parkType),
      locale,
    }),
  );
  handleCall(app, leavePark, ({ locale, session, body, once }) =>
    answerOf(once, async (tx) => {
      const viewer = viewerOf(session, body.parkType);
      await leaveByGate(tx, app, { ...viewer, code: body.code });
      const { passages } = await tx
        .selectFrom('members')
        .select('passages')
        .where('uid', '=', viewer.member)
        .executeTakeFirstOrThrow();
      const { leaveParkInfo } = passageInfoOf(viewer.venue, passagesOf({ passages })[viewer.venue]);
      if (leaveParkInfo === undefined) throw new HttpError('exitOutside');
      const { visit } = await readExit(app, tx, { ...viewer, locale });
      return {
        leaveParkInfo: {
          parkType: viewer.venue,
          enterLeaveType: 'LEAVE' as const,
          processYn: leaveParkInfo.processYn,
          processDate: leaveParkInfo.processDate,
          processTime: leaveParkInfo.processTime,
        },
        enterableYn: visit.enterableYn,
      };
    }),
  );
};

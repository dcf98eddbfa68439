import type { FastifyPluginAsync } from 'fastify';
import { convertPoint, readDreamPoint, readPointHistory, showDreamPoint } from '#schemas/calls/points/calls';
import { codeLists } from '#schemas/code-lists';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { convertDreamPoints, dreamPointsOf } from './dream-points.ts';
import { readHistory } from './history.ts';

/** Registers the history of a member's Som (7.6) and dream points. The members feature reads the balance. */
export const registerPoints: FastifyPluginAsync = async (app) => {
  handleCall(app, readPointHistory, ({ session, query, request }) => {
    const { prepared, snapshot } = app.live.current;
    return readHistory(app.sessions.store.db, {
      member: session.uid,
      query,
      now: app.desk.now(),
      reasons: prepared.documents['code-list'].get(codeLists.somReason),
      locale: askedLocale(request, snapshot),
    });
  });
  for (const call of [readDreamPoint, showDreamPoint]) {
    handleCall(app, call, ({ session }) => dreamPointsOf(app.sessions.store.db, session.uid));
  }
  handleCall(app, convertPoint, ({ session, body, once }) =>
    answerOf(once, (tx) =>
      convertDreamPoints(tx, {
        member: session.uid,
        amount: Number(body.amount),
        at: app.desk.now(),
        park: body.parkType ?? '',
      }),
    ),
  );
};

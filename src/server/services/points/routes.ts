import type { FastifyPluginAsync } from 'fastify';
import { convertPoint, readDreamPoint, readPointHistory, showDreamPoint } from '#schemas/calls/points/calls';
import { codeLists } from '#schemas/code-lists';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { balancesAfter, convertDreamPoints, dreamPointsOf } from './dream-points.ts';
import { readHistory } from './history.ts';

/** Registers the history of a member's Som (7.6) and dream points. The members feature reads the balance. */
export const registerPoints: FastifyPluginAsync = async (app) => {
  handleCall(app, readPointHistory, ({ member, locale, now, db, query }) => {
    const { prepared } = app.live.current;
    return readHistory(db, {
      member,
      query,
      now,
      reasons: prepared.documents['code-list'].get(codeLists.somReason),
      locale,
    });
  });
  for (const call of [readDreamPoint, showDreamPoint]) {
    handleCall(app, call, ({ member, db }) => dreamPointsOf(db, app.context, member));
  }
  handleCall(app, convertPoint, ({ member, session, now, body, once }) =>
    answerOf(once, async (tx) => {
      const { buyReward } = app.ports;
      const park = body.parkType ?? '';
      if (body.kindCd !== 'REWARD' || buyReward === undefined)
        return convertDreamPoints(tx, app.context, { member, amount: Number(body.amount), at: now, park });
      const { itemId = '', amount } = body;
      const birthDate = session.birth_date;
      const approvalNo = await buyReward(tx, { member, birthDate, itemId, pieces: Number(amount), at: now, park });
      return balancesAfter(tx, member, approvalNo, now);
    }),
  );
};

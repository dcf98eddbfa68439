import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/points/calls';
import { codeLists } from '#schemas/code-lists';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { balancesAfter, convertDreamPoints, dreamPointsOf } from './dream-points.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { readApprovals } from './approvals.ts';
import { readExpiries } from './expiries.ts';
import { giftFriendsOf, giftLimitsOf, mayMoveSom } from './gift-limits.ts';
import { giveToFriend } from './give.ts';
import { readHistory } from './history.ts';

/** Registers the history of a member's Som (7.6), their expiry, gifts and dream points. The members feature reads the balance. */
export const registerPoints: FastifyPluginAsync = async (app) => {
  const reasons = () => app.live.current.prepared.documents['code-list'].get(codeLists.somReason);
  handleCall(app, calls.readPointHistory, ({ member, locale, now, db, query }) =>
    readHistory(db, { member, query, now, live: app.live, reasons: reasons(), locale }),
  );
  handleCall(app, calls.readExpiries, ({ member, now, db, query: { months } }) =>
    readExpiries(db, { member, now, months }),
  );
  handleCall(app, calls.readApprovals, ({ member, locale, db, query: { approvalNo } }) =>
    readApprovals(db, { member, approvalNo, reasons: reasons(), locale }),
  );
  handleCall(app, calls.readGiftLimits, ({ member, session, now, db }) =>
    giftLimitsOf(db, app.context, { member, now, isAllowed: mayMoveSom(app.context, session) }),
  );
  handleCall(app, calls.listGiftFriends, async ({ member, session, now, db, query }) => {
    const isAllowed = mayMoveSom(app.context, session);
    const { giveYn } = await giftLimitsOf(db, app.context, { member, now, isAllowed });
    return giftFriendsOf(db, app.context, {
      member,
      friend: query.friendUid,
      page: pageOf(query),
      canGive: giveYn === 'Y',
    });
  });
  handleCall(app, calls.giveSom, ({ session, body, once }) =>
    answerOf(once, (tx) =>
      giveToFriend(tx, app, {
        session,
        friend: body.friendUid,
        amount: Number(body.amount),
        message: body.message ?? '',
      }),
    ),
  );
  for (const call of [calls.readDreamPoint, calls.showDreamPoint])
    handleCall(app, call, ({ member, db }) => dreamPointsOf(db, app.context, member));
  handleCall(app, calls.convertPoint, ({ member, session, now, body, once }) =>
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

import type { FastifyPluginAsync } from 'fastify';
import { claimMissionReward, listBadges, listMissionBadgeHistory, listMissions } from '#schemas/calls/badges/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { countOf } from '../../core/records/live-records.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { claimReward } from './claim-reward.ts';
import { readBadges, readHistory, readMissions } from './views.ts';

/** Registers badges and missions: lists, history, and the reward of a mission. */
export const registerBadges: FastifyPluginAsync = async (app) => {
  app.liveRecords.add('badge', (db, id) =>
    countOf(
      db
        .selectFrom('badges')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('badge', '=', id),
    ),
  );
  app.liveRecords.add('mission', (db, id, at) =>
    countOf(
      db
        .selectFrom('missions')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('mission', '=', id)
        .where('state', '=', 'DONE')
        .where('claim_until', '>', at.toISOString()),
    ),
  );
  handleCall(app, listBadges, async ({ member, locale, db, query }) => {
    const { rows, totalCnt, earnedCnt } = await readBadges(db, app.context, { member, locale, page: pageOf(query) });
    return { badgeList: [...rows], totalCnt, earnedCnt };
  });
  handleCall(app, listMissions, async ({ member, locale, db, query }) => {
    const { rows, totalCnt, claimableCnt } = await readMissions(db, app.context, {
      member,
      locale,
      page: pageOf(query),
    });
    return { missionList: [...rows], totalCnt, claimableCnt };
  });
  handleCall(app, listMissionBadgeHistory, async ({ member, locale, db, query }) => {
    const { rows, totalCnt } = await readHistory(db, app.context, { member, locale, page: pageOf(query) });
    return { historyList: [...rows], totalCnt };
  });
  handleCall(app, claimMissionReward, ({ member, locale, body, once }) =>
    answerOf(once, (tx) => claimReward(tx, app.context, { member, missionId: body.missionId, locale })),
  );
};

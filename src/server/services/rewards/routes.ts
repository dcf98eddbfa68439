import type { FastifyPluginAsync } from 'fastify';
import { listRewards } from '#schemas/calls/rewards/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { kstDay } from '../../core/wire-values.ts';
import { pageOf, slicePage } from '../../core/records/page-of.ts';
import { buyReward, readRewards } from './rewards.ts';

/** Registers the list of rewards, and what `convert-point` does for one. */
export const registerRewards: FastifyPluginAsync = async (app) => {
  app.ports.buyReward = (tx, purchase) => buyReward(tx, app.context, purchase);
  handleCall(app, listRewards, async ({ member, session, locale, db, query }) => {
    const rewards = await readRewards(db, app.context, { member: session, locale });
    const { rows, totalCnt } = slicePage(rewards, pageOf(query));
    return { rewardList: [...rows], totalCnt, remainPointAmt: await somBalanceOf(db, member, kstDay(app.clock.now())) };
  });
};

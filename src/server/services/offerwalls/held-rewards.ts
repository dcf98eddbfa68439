import type { HeldRewardsAnswer } from '#schemas/calls/offerwalls/console-answers';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/storage/tables.ts';
import { wallName } from './walls.ts';

const MOST = 100;

const membersByDevice = async (db: Db, devices: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('offerwall_rewards')
    .select('device')
    .select((row) => row.fn.count<number | string>('member').distinct().as('count'))
    .where('device', 'in', ['', ...devices])
    .where('device', '<>', '')
    .groupBy('device')
    .execute();
  return new Map(rows.map(({ device, count }) => [device, Number(count)]));
};

/** Lists the held rewards of the resort, those that are due first. Keys and devices stay hidden. */
export const listHeldRewards = async (db: Db, context: Pick<Context, 'live'>): Promise<HeldRewardsAnswer> => {
  const held = db
    .selectFrom('offerwall_rewards')
    .innerJoin('members', 'members.uid', 'offerwall_rewards.member')
    .where('offerwall_rewards.state', '=', 'HELD');
  const { count } = await held
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await held
    .select(['offerwall_rewards.id', 'wall', 'amount', 'reason', 'device', 'at', 'held_until', 'nickname'])
    .orderBy('held_until')
    .orderBy('offerwall_rewards.id')
    .limit(MOST)
    .execute();
  const members = await membersByDevice(
    db,
    rows.map(({ device }) => device),
  );
  const rewards = rows.map(({ id, wall, nickname, amount, reason, device, at, held_until }) => ({
    id,
    wall: { ko: wallName(context, wall, 'ko'), en: wallName(context, wall, 'en') },
    nickname,
    amount: Number(amount),
    reason: reason === 'DEVICE' ? ('DEVICE' as const) : ('RATE' as const),
    members: members.get(device) ?? 0,
    at,
    until: held_until,
  }));
  return { rewards, total: Number(count) };
};

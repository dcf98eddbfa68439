import { parseMoment } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { RewardRow } from './states.ts';

const firstInstantOf = (now: Date): string => new Date(parseMoment(`${kstDay(now)}000000`) ?? 0).toISOString();

/** Returns the Som that offerwalls gave a member on this day in Korean time, held ones too. What was charged back stays counted. */
export const earnedToday = async (db: Db, member: string, now: Date): Promise<number> => {
  const { sum } = await db
    .selectFrom('offerwall_rewards')
    .select((row) => row.fn.sum<number | string | null>('amount').as('sum'))
    .where('member', '=', member)
    .where('state', 'in', ['CREDITED', 'HELD', 'REVERSED'])
    .where('at', '>=', firstInstantOf(now))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

const rewardsWithinHour = async (db: Db, member: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('offerwall_rewards')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('member', '=', member)
    .where('state', 'not in', ['REFUSED', 'CANCELLED'])
    .where('at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
};

const isShared = async (db: Db, member: string, device: string): Promise<boolean> =>
  device !== '' &&
  (await db
    .selectFrom('offerwall_rewards')
    .select('id')
    .where('device', '=', device)
    .where('member', '<>', member)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface Earning {
  readonly member: string;
  readonly amount: number;
  readonly device: string;
  readonly now: Date;
}

/** Decides about a new reward by the policy. The caller holds the locks of the member and of the device. */
export const judgeReward = async (
  db: Db,
  context: Pick<Context, 'live'>,
  { member, amount, device, now }: Earning,
): Promise<Pick<RewardRow, 'state' | 'reason'>> => {
  const { perReward, perDay, perHour } = somPolicyOf(context).offerwall;
  if (amount > perReward) return { state: 'REFUSED', reason: 'REWARD' };
  if ((await earnedToday(db, member, now)) + amount > perDay) return { state: 'REFUSED', reason: 'DAY' };
  if ((await rewardsWithinHour(db, member, now)) >= perHour) return { state: 'HELD', reason: 'RATE' };
  if (await isShared(db, member, device)) return { state: 'HELD', reason: 'DEVICE' };
  return { state: 'CREDITED', reason: '' };
};

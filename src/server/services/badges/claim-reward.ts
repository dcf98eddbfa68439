import { localised } from '#content/answers/texts';
import type { MissionReward } from '#schemas/calls/badges/answers';
import type { Mission } from '#schemas/documents/mission/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { approvalNumber } from '../../core/records/ledger.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import { transition } from '../../core/records/transition.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { tryIssueCoupon } from '../gifts/index.ts';
import { missionStates } from './states.ts';

interface Claim {
  readonly member: string;
  readonly missionId: string;
  readonly locale: Locale;
}

/** Finds the completed mission whose reward ends first. Throws MSN_01 and MSN_02. */
const findDone = async (tx: Tx, member: string, mission: string, now: string): Promise<string> => {
  const rows = await tx
    .selectFrom('missions')
    .select(['id', 'state', 'claim_until'])
    .where('member', '=', member)
    .where('mission', '=', mission)
    .orderBy('claim_until')
    .execute();
  const done = rows.find(({ state, claim_until }) => state === 'DONE' && claim_until > now);
  if (done !== undefined) return done.id;
  throw new HttpError(rows.length === 0 ? 'missionOpen' : 'missionOver');
};

/** Pays the reward of a mission. Returns the approval number of what was paid. */
const pay = async (tx: Tx, context: Context, { reward }: Mission, member: string, ref: string): Promise<string> => {
  if (reward.coupon !== undefined) {
    const issued = await tryIssueCoupon(tx, context, { kind: reward.coupon, member, source: 'MISSION', ref });
    if ('refusal' in issued) throw new HttpError(issued.refusal);
  }
  if (reward.som === undefined) return approvalNumber();
  const posted = await postSom(tx, context, {
    member,
    amount: reward.som,
    reason: 'MISSION',
    source: 'MISSION',
    ref,
    at: context.clock.now(),
  });
  return posted?.approvalNo ?? '';
};

/** Collects the reward of a completed mission, once and in time. Throws MSN_01 and MSN_02, and what a coupon of the reward is refused with. */
export const claimReward = async (
  tx: Tx,
  context: Context,
  { member, missionId, locale }: Claim,
): Promise<MissionReward> => {
  const { documents } = context.live.current.prepared;
  const mission = documents.mission.get(missionId);
  if (mission === undefined) throw new HttpError('notFound');
  const at = context.clock.now();
  const id = await findDone(tx, member, missionId, at.toISOString());
  const moved = await transition(tx, {
    table: 'missions',
    machine: missionStates,
    id,
    to: 'CLAIMED',
    actor: { kind: 'member', id: member },
    at,
  });
  if (moved === undefined) throw new HttpError('missionOver');
  const approvalNo = await pay(tx, context, mission, member, id);
  await tx
    .updateTable('missions')
    .set({ claimed_at: at.toISOString(), approval_no: approvalNo })
    .where('id', '=', id)
    .execute();
  const { som: somAmt = 0, coupon = '' } = mission.reward;
  return { approvalNo, somAmt, couponNm: localised(documents['coupon-kind'].get(coupon)?.name, locale) };
};

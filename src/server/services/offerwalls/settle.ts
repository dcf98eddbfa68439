import type { Context } from '../../core/context.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { undoFact } from '../../core/records/facts.ts';
import { lockMember } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import { reverseSom } from '../../core/records/som/reverse-som.ts';
import { transition } from '../../core/records/transition.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { dottedDay } from '../../core/wire-values.ts';
import { rewardMachine, type RewardRow, type RewardState } from './states.ts';
import { wallName } from './walls.ts';

type Parts = Pick<Context, 'store' | 'live' | 'clock'>;
export type Reward = Pick<RewardRow, 'id' | 'wall' | 'member' | 'amount' | 'transfer'>;

type Decided = 'OFFERWALL_RELEASED' | 'OFFERWALL_REJECTED' | 'OFFERWALL_REVERSED';

const namesOf = async (tx: Tx, context: Parts, { member, wall, amount }: Reward) => {
  const { lang } = await tx.selectFrom('members').select('lang').where('uid', '=', member).executeTakeFirstOrThrow();
  return { wall: wallName(context, wall, lang), amount: Number(amount).toLocaleString(lang) };
};

const tell = async (tx: Tx, context: Parts, reward: Reward, event: Decided): Promise<void> => {
  await notify(tx, context, {
    member: reward.member,
    event,
    ref: reward.id,
    values: await namesOf(tx, context, reward),
  });
};

/** Tells a member of a reward that is held, with the day on which it comes at the latest. */
export const tellHeld = async (tx: Tx, context: Parts, reward: Reward, until: Date): Promise<void> => {
  await notify(tx, context, {
    member: reward.member,
    event: 'OFFERWALL_HELD',
    ref: reward.id,
    values: { ...(await namesOf(tx, context, reward)), date: dottedDay(until) },
  });
};

/** Posts the Som of a reward. */
export const creditReward = async (tx: Tx, context: Parts, { id, member, amount }: Reward): Promise<void> => {
  const posted = await postSom(tx, context, {
    member,
    amount: Number(amount),
    reason: 'OFFERWALL',
    source: 'OFFERWALL',
    ref: id,
    at: context.clock.now(),
  });
  if (posted === undefined) throw new Error(`The reward ${id} was credited twice.`);
  await tx.updateTable('offerwall_rewards').set({ transfer: posted.id }).where('id', '=', id).execute();
  await announceMember(tx, context, member, 'som');
};

interface Decision {
  readonly id: string;
  readonly actor: Actor;
  /** Code of the reason. */
  readonly reason: string;
}

const move = async (
  tx: Tx,
  context: Parts,
  { id, actor, reason, from, to }: Decision & { readonly from: RewardState; readonly to: RewardState },
): Promise<boolean> => {
  const at = context.clock.now();
  const before = await transition(tx, {
    table: 'offerwall_rewards',
    machine: rewardMachine,
    id,
    from: [from],
    to,
    actor,
    at,
    reason,
  });
  if (before === undefined) return false;
  await tx
    .updateTable('offerwall_rewards')
    .set({ decided_by: actor.id, decided_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
  return true;
};

/** Reads a reward and locks its member; undefined if there is none. */
const lockReward = async (tx: Tx, { store }: Parts, id: string) => {
  const reward = await tx
    .selectFrom('offerwall_rewards')
    .select(['id', 'wall', 'member', 'amount', 'transfer'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (reward === undefined) return undefined;
  return { reward, isActive: (await lockMember(tx, store, reward.member)).state === 'active' };
};

/** Credits a held reward. Returns false if it is not held, or its member cannot use Som now. */
export const releaseReward = async (tx: Tx, context: Parts, decision: Decision): Promise<boolean> => {
  const found = await lockReward(tx, context, decision.id);
  if (found?.isActive !== true) return false;
  if (!(await move(tx, context, { ...decision, from: 'HELD', to: 'CREDITED' }))) return false;
  await creditReward(tx, context, found.reward);
  await tell(tx, context, found.reward, 'OFFERWALL_RELEASED');
  return true;
};

/** Rejects a held reward: nothing is credited. Returns false if it is not held. */
export const rejectReward = async (tx: Tx, context: Parts, decision: Decision): Promise<boolean> => {
  const found = await lockReward(tx, context, decision.id);
  if (found === undefined || !(await move(tx, context, { ...decision, from: 'HELD', to: 'REJECTED' }))) return false;
  await announceMember(tx, context, found.reward.member, 'som');
  await tell(tx, context, found.reward, 'OFFERWALL_REJECTED');
  return true;
};

/** Takes a reward back for its offerwall: cancels a held one, reverses a credited one. The caller has locked the member. Returns the new state. */
export const takeBack = async (
  tx: Tx,
  context: Parts,
  reward: Reward,
  state: 'HELD' | 'CREDITED',
): Promise<RewardState> => {
  const to = state === 'HELD' ? ('CANCELLED' as const) : ('REVERSED' as const);
  const decision = { id: reward.id, actor: serverActor, reason: 'CHARGEBACK' };
  if (!(await move(tx, context, { ...decision, from: state, to })))
    throw new Error(`The reward ${reward.id} has left ${state}.`);
  const at = context.clock.now();
  if (state === 'CREDITED') {
    await reverseSom(tx, context, { transfer: reward.transfer, at, reason: 'REVERSAL' });
    await undoFact(tx, { member: reward.member, fact: 'SOM_EARNED', ref: reward.transfer, at });
  }
  await announceMember(tx, context, reward.member, 'som');
  await tell(tx, context, reward, 'OFFERWALL_REVERSED');
  return to;
};

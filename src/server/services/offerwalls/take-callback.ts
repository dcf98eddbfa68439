import type { Offerwall } from '#schemas/documents/offerwall/schema';
import type { Context } from '../../core/context.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { lockCounter, lockMember } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { findKey, isOldEnough, keyFor } from './keys.ts';
import { judgeReward } from './limits.ts';
import type { Callback } from './read-callback.ts';
import { creditReward, takeBack, tellHeld } from './settle.ts';
import type { RewardRow } from './states.ts';

/** Result of a transaction. A repeated callback has the same. */
export type Outcome = Pick<RewardRow, 'state' | 'reason'>;

interface Taken {
  readonly wall: Offerwall;
  readonly callback: Callback;
  readonly now: Date;
  /** Keyed hash of the device; empty without one. */
  readonly device: string;
  readonly isLate: boolean;
}

/** Takes a proven callback once, in one transaction. Throws `offerwallLate`, `offerwallMember` and `offerwallDiffers`. */
export const takeCallback = (context: Context, wall: Offerwall, callback: Callback): Promise<Outcome> =>
  inTransaction(context.store, (tx) => takeCallbackIn(tx, context, wall, callback));

/** Same, in a transaction of the caller. */
export const takeCallbackIn = (tx: Tx, context: Context, wall: Offerwall, callback: Callback): Promise<Outcome> => {
  const now = context.clock.now();
  const { callbackMinutes } = somPolicyOf(context).offerwall;
  return takeIn(tx, context, {
    wall,
    callback,
    now,
    device: callback.device === '' ? '' : context.keys.blind(`offerwall device ${callback.device}`),
    isLate: Math.abs(now.getTime() - callback.sentAt.getTime()) > callbackMinutes * 60_000,
  });
};

const takeIn = async (tx: Tx, context: Context, taken: Taken): Promise<Outcome> => {
  const { wall, callback } = taken;
  const isEarning = callback.kind === 'EARN';
  const known = await findKey(tx, wall.id, callback.key);
  if (known === undefined) throw new HttpError('offerwallMember');
  const { member, epoch } = known;
  const row = await lockMember(tx, context.store, member);
  const before = await tx
    .selectFrom('offerwall_rewards')
    .select(['id', 'wall', 'member', 'amount', 'transfer', 'state', 'reason'])
    .where('wall', '=', wall.id)
    .where('ref', '=', callback.ref)
    .executeTakeFirst();
  if (before !== undefined) {
    if (before.member !== member || Number(before.amount) !== callback.amount) throw new HttpError('offerwallDiffers');
    const { state, reason } = before;
    // A repeated callback changes nothing, so it may be late.
    if (isEarning || (state !== 'CREDITED' && state !== 'HELD')) return { state, reason };
    if (taken.isLate) throw new HttpError('offerwallLate');
    return { state: await takeBack(tx, context, before, state), reason };
  }
  if (taken.isLate) throw new HttpError('offerwallLate');
  // When the earning of this chargeback comes, nothing is credited.
  if (!isEarning) return recordUncredited(tx, context, taken, { member, state: 'CANCELLED', reason: '' });
  if (epoch !== wall.epoch || !canEarn(context, row, taken.now)) throw new HttpError('offerwallMember');
  // The consent was withdrawn. A new one has another key.
  if ((await keyFor(tx, context, wall, row)).usrKey !== callback.key)
    return recordUncredited(tx, context, { ...taken, device: '' }, { member, state: 'REFUSED', reason: 'CONSENT' });
  return earn(tx, context, taken, member);
};

/** True for members who earn Som in offerwalls now. */
const canEarn = (context: Context, { state, kind, regular, birth_date }: MemberRow, now: Date): boolean =>
  state === 'active' && kind === '2' && regular === 1 && isOldEnough(context, birth_date, now);

const recordUncredited = async (
  tx: Tx,
  context: Context,
  taken: Taken,
  { member, ...outcome }: Outcome & Pick<RewardRow, 'member'>,
): Promise<Outcome> => {
  await insert(tx, context, taken, { ...outcome, member, held_until: '' });
  return outcome;
};

const earn = async (tx: Tx, context: Context, taken: Taken, member: string): Promise<Outcome> => {
  const { callback, device, now } = taken;
  if (device !== '') await lockCounter(tx, { scope: 'offerwall-device', key: device });
  const outcome = await judgeReward(tx, context, { member, amount: callback.amount, device, now });
  const until = new Date(now.getTime() + somPolicyOf(context).offerwall.holdHours * HOUR_MS);
  const isHeld = outcome.state === 'HELD';
  const id = await insert(tx, context, taken, { ...outcome, member, held_until: isHeld ? until.toISOString() : '' });
  const reward = { id, wall: taken.wall.id, member, amount: callback.amount, transfer: '' };
  if (outcome.state === 'CREDITED') await creditReward(tx, context, reward);
  if (isHeld) await tellHeld(tx, context, reward, until);
  return outcome;
};

/** Throws `offerwallDiffers` if the transaction has come for another member in the meantime. */
const insert = async (
  tx: Tx,
  context: Context,
  { wall, callback, device, now }: Taken,
  row: Pick<RewardRow, 'state' | 'reason' | 'member' | 'held_until'>,
): Promise<string> => {
  const id = orderedId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('offerwall_rewards')
    .values({
      id,
      wall: wall.id,
      ref: callback.ref,
      amount: callback.amount,
      device,
      at: now.toISOString(),
      sent_at: callback.sentAt.toISOString(),
      transfer: '',
      decided_by: '',
      decided_at: '',
      ...row,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('offerwallDiffers');
  const change = { record: 'offerwall_rewards', id, actor: serverActor, from: '', to: row.state, reason: row.reason };
  await audit(tx, { ...change, at: now });
  await announceMember(tx, context, row.member, 'som');
  return id;
};

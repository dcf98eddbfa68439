import type { FastifyInstance } from 'fastify';
import type { GivenSom } from '#schemas/calls/points/answers';
import { requireProven } from '../../core/calls/handle-call.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { recordFact } from '../../core/records/facts.ts';
import { areFriends } from '../../core/records/friends.ts';
import { InsufficientBalance } from '../../core/records/ledger.ts';
import { lockMember, lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { giveSom } from '../../core/records/som/give-som.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { dottedDay, kstDay } from '../../core/wire-values.ts';
import { mayMoveSom, giftLimitsOf, receivableOf } from './gift-limits.ts';

interface Gift {
  readonly session: SessionRow;
  readonly friend: string;
  readonly amount: number;
  readonly message: string;
}

/**
 * Gives Som to a friend; it cannot be undone. Throws `pointFriend` for anybody who is no friend or cannot receive, `pointBarred`, `pointLimit`,
 * `notProven` for a large amount, `pointShort`.
 */
export const giveToFriend = async (tx: Tx, app: FastifyInstance, gift: Gift): Promise<GivenSom> => {
  const { context } = app;
  const { session, friend, amount, message } = gift;
  const [sender, at] = [session.uid, context.clock.now()];
  if (!mayMoveSom(context, session)) throw new HttpError('pointAge');
  // Limits are counted under the lock of both, so that gifts at once cannot pass them together.
  await lockMembers(tx, context.store, [sender, friend]);
  await requireReceiver(tx, app, gift);
  const { barred_until: barredUntil } = await lockMember(tx, context.store, sender);
  if (barredUntil > at.toISOString())
    throw new HttpError('pointBarred', undefined, { day: dottedDay(new Date(barredUntil)) });
  await requireWithinLimits(tx, app, gift);
  if (amount > somPolicyOf(context).gift.proofAbove) requireProven(app, session);
  const id = orderedId();
  await tx
    .insertInto('som_gifts')
    .values({ id, sender, receiver: friend, amount, message, at: at.toISOString() })
    .execute();
  const { approvalNo } = await giveSom(tx, context, { from: sender, to: friend, amount, ref: id, at }).catch(
    (error: unknown) => {
      // The limits have looked at the balance, so only a frozen account has less.
      throw error instanceof InsufficientBalance ? new HttpError('pointFrozen') : error;
    },
  );
  await recordFact(tx, { member: sender, fact: 'GIFT_SENT', ref: id, at, kind: 'SOM' });
  await notify(tx, context, {
    member: friend,
    event: 'SOM_RECEIVED',
    about: sender,
    ref: id,
    values: { nickname: session.nickname, amount: String(amount) },
  });
  for (const member of [sender, friend]) await announceMember(tx, context, member, 'som');
  return { approvalNo, remainPointAmt: await somBalanceOf(tx, sender, kstDay(at)) };
};

const requireReceiver = async (tx: Tx, { context }: FastifyInstance, { session, friend }: Gift): Promise<void> => {
  const { friendHours } = somPolicyOf(context).gift;
  const since = new Date(context.clock.now().getTime() - friendHours * HOUR_MS);
  const row = await tx
    .selectFrom('members')
    .select(['kind', 'regular', 'birth_date'])
    .where('uid', '=', friend)
    .executeTakeFirst();
  if (
    row === undefined ||
    friend === session.uid ||
    !(await areFriends(tx, session.uid, friend, { since })) ||
    !mayMoveSom(context, row)
  )
    throw new HttpError('pointFriend', undefined, { hours: String(friendHours) });
};

const requireWithinLimits = async (
  tx: Tx,
  { context }: FastifyInstance,
  { session, friend, amount }: Gift,
): Promise<void> => {
  const now = context.clock.now();
  const { mostAmt, leastAmt, remainPointAmt } = await giftLimitsOf(tx, context, {
    member: session.uid,
    now,
    isAllowed: true,
  });
  if (amount > remainPointAmt) throw new HttpError('pointShort');
  if (amount < leastAmt || amount > mostAmt || amount > (await receivableOf(tx, context, friend, now)))
    throw new HttpError('pointLimit');
};

import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { timingSafeEqual } from 'node:crypto';
import { joinStates } from '../../../engine/index.ts';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { transition } from '../../core/records/transition.ts';
import { WrongNumber } from '../../core/records/typed-numbers.ts';
import { barredPrizes, creditPrize, givePrize, stockLeft, wonState } from './prizes.ts';
import { CLAIM, finishJoin, insertJoin, type JoinRow, type Taken, type Taking } from './taking-part.ts';

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface HandOver {
  readonly join: JoinRow;
  readonly actor: Actor;
}

/** Claims a prize that waits and credits it. Throws `eventState` if it does not wait, or not any more. */
export const handOver = async (tx: Tx, context: Context, event: Event, { join, actor }: HandOver): Promise<void> => {
  const prize = event.prizes?.find(({ id }) => id === join.prize);
  const now = context.clock.now();
  if (prize === undefined || join.state !== 'WON' || (join.claim_until ?? '') <= now.toISOString())
    throw new HttpError('eventState');
  if (
    (await transition(tx, {
      table: 'event_joins',
      machine: joinStates,
      id: join.id,
      to: 'CLAIMED',
      actor,
      at: now,
      venue: join.venue,
    })) === undefined
  )
    throw new HttpError('eventState');
  const refusal = await creditPrize(tx, context, { prize, member: join.member, join: join.id, venue: join.venue });
  if (refusal !== undefined) throw new HttpError(refusal);
  await tx.updateTable('event_joins').set({ settled_at: now.toISOString() }).where('id', '=', join.id).execute();
  await announceMember(tx, context, join.member, 'event');
};

/** Claims the own prize. Staff confirm what they hand over by the code of the place. Throws `WrongNumber` for another code. */
export const claimWon = async (
  tx: Tx,
  context: Context,
  event: Event,
  { join, member, code }: { readonly join: JoinRow; readonly member: string; readonly code: string },
): Promise<void> => {
  const prize = event.prizes?.find(({ id }) => id === join.prize);
  if (prize?.placeCode !== undefined && join.state === 'WON' && !isSame(prize.placeCode, code))
    throw new WrongNumber('eventStamp');
  await handOver(tx, context, event, { join, actor: { kind: 'member', id: member } });
};

/**
 * Claims the prize of an ID for what the member has collected; for an empty ID the first that is earned and left. Where they cannot get it, they get
 * the next that they have earned. Throws `eventState` if nothing is earned, `eventGone` if the prize is gone, or why they cannot get it.
 */
export const claimEarned = async (
  taking: Taking,
  prizeId: string,
  isEarned: (prize: EventPrize) => boolean,
): Promise<Taken & { readonly prize: string }> => {
  const { tx, context, event, member } = taking;
  const { prizes = [] } = event;
  const claimed = new Set(
    (
      await tx
        .selectFrom('event_joins')
        .select('prize')
        .where('event', '=', event.id)
        .where('member', '=', member)
        .where('occasion', 'like', `${CLAIM}%`)
        .execute()
    ).map(({ prize }) => prize),
  );
  const named = prizes.find(({ id }) => id === prizeId);
  const earned = prizes.filter((one) => !claimed.has(one.id) && isEarned(one));
  const [left, barred] = [await stockLeft(tx, event.id, earned), await barredPrizes(taking, earned)];
  const open = earned.filter(({ id }) => left.get(id) !== 0 && !barred.has(id));
  // What is gone for everybody is said; the next prize stands in for one that only this member cannot get.
  const prize =
    prizeId === '' ? (open[0] ?? earned[0]) : named !== undefined && barred.has(named.id) ? (open[0] ?? named) : named;
  if (prize === undefined || !isEarned(prize)) throw new HttpError('eventState');
  const join = await insertJoin(taking, { occasion: `${CLAIM}${prize.id}`, claims: true });
  const refusal = await givePrize(taking, join, prize);
  if (refusal !== undefined) throw new HttpError(refusal);
  await finishJoin(taking, join, { prize: prize.id, ...wonState(prize, context.clock.now()) });
  return { join, result: 'WON', prize: prize.id };
};

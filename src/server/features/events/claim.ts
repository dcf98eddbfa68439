import { timingSafeEqual } from 'node:crypto';
import { joinStates } from '#engine';
import type { Event } from '#schemas/event.schema';
import { HttpError } from '../../errors.ts';
import type { Actor } from '../../records/actor.ts';
import { announceMember } from '../../records/member-events.ts';
import { transition } from '../../records/transition.ts';
import { WrongNumber } from '../../records/typed-numbers.ts';
import type { EventContext } from './find-event.ts';
import { creditPrize } from './prizes.ts';
import type { JoinRow, Tx } from './taking-part.ts';

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface HandOver {
  readonly join: JoinRow;
  readonly actor: Actor;
}

/** Claims a prize that waits and credits it. Throws `eventState` if it does not wait, or not any more. */
export const handOver = async (tx: Tx, context: EventContext, event: Event, { join, actor }: HandOver): Promise<void> => {
  const prize = event.prizes?.find(({ id }) => id === join.prize);
  const now = context.now();
  if (prize === undefined || join.state !== 'WON' || (join.claim_until ?? '') <= now.toISOString()) throw new HttpError('eventState');
  if ((await transition(tx, { table: 'event_joins', machine: joinStates, id: join.id, to: 'CLAIMED', actor, at: now, venue: join.venue })) === undefined) throw new HttpError('eventState');
  await creditPrize(tx, context, { prize, member: join.member, join: join.id, venue: join.venue });
  await tx.updateTable('event_joins').set({ settled_at: now.toISOString() }).where('id', '=', join.id).execute();
  await announceMember(tx, context, join.member, 'event');
};

/** Claims the own prize. Staff confirm what they hand over by the code of the place. Throws `WrongNumber` for another code. */
export const claimWon = async (tx: Tx, context: EventContext, event: Event, { join, member, code }: { readonly join: JoinRow; readonly member: string; readonly code: string }): Promise<void> => {
  const prize = event.prizes?.find(({ id }) => id === join.prize);
  if (prize?.placeCode !== undefined && join.state === 'WON' && !isSame(prize.placeCode, code)) throw new WrongNumber('eventStamp');
  await handOver(tx, context, event, { join, actor: { kind: 'member', id: member } });
};

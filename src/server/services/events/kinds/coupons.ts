import type { EventJoinBody } from '#schemas/calls/events/answers';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import { HttpError } from '../../../core/errors.ts';
import type { Db } from '../../../core/storage/tables.ts';
import { kstDay } from '../../../core/wire-values.ts';
import { givePrize, stockLeft, wonState } from '../prizes.ts';
import { finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

interface Chosen {
  readonly prize: EventPrize;
  readonly occasion: string;
}

/** Prize that `slotId` names, or the only one, and the occasion on which it is taken: once, or once a day. */
const choiceOf = ({ prizes = [], limit }: Event, { slotId = '' }: Pick<EventJoinBody, 'slotId'>, now: Date): Chosen => {
  const prize = slotId === '' && prizes.length === 1 ? prizes[0] : prizes.find(({ id }) => id === slotId);
  if (prize === undefined) throw new HttpError('eventForm', undefined, { field: 'slotId' });
  return { prize, occasion: `${prize.id}${limit?.per === 'DAY' ? ` ${kstDay(now)}` : ''}` };
};

/** Throws if the prize is gone. */
export const requireStock = async (
  db: Db,
  event: Event,
  body: EventJoinBody,
  { member, now }: { readonly member: string; readonly now: Date },
): Promise<void> => {
  const { prize, occasion } = choiceOf(event, body, now);
  if ((await stockLeft(db, event.id, [prize])).get(prize.id) !== 0) return;
  const own = await db
    .selectFrom('event_joins')
    .select('id')
    .where('event', '=', event.id)
    .where('member', '=', member)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  throw new HttpError(own === undefined ? 'eventGone' : 'eventJoined');
};

/** Takes a coupon. */
export const takeCoupon = async (taking: Taking): Promise<Taken> => {
  const { context, event, body } = taking;
  const { prize, occasion } = choiceOf(event, body, context.clock.now());
  const join = await insertJoin(taking, { occasion });
  const refusal = await givePrize(taking, join, prize);
  if (refusal !== undefined) throw new HttpError(refusal);
  await finishJoin(taking, join, { prize: prize.id, ...wonState(prize, context.clock.now()) });
  return { join, result: 'WON', prize: prize.id };
};

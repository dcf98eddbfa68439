import { HttpError } from '../../../errors.ts';
import { kstDay } from '../../../wire-values.ts';
import { creditPrize, stockLeft, takePrize, wonState } from '../prizes.ts';
import { finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

/** Takes a coupon: the prize that `slotId` names, or the only one. Each once, or once a day. */
export const takeCoupon = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, venue, member, body } = taking;
  const { prizes = [], limit } = event;
  const prize = (body.slotId ?? '') === '' && prizes.length === 1 ? prizes[0] : prizes.find(({ id }) => id === body.slotId);
  if (prize === undefined) throw new HttpError('eventForm', undefined, { field: 'slotId' });
  const occasion = `${prize.id}${limit?.per === 'DAY' ? ` ${kstDay(context.now())}` : ''}`;
  // Most of a crowd comes too late: they are told without any write.
  if ((await stockLeft(tx, event.id, [prize])).get(prize.id) === 0) {
    const own = await tx.selectFrom('event_joins').select('id').where('event', '=', event.id).where('member', '=', member).where('occasion', '=', occasion).executeTakeFirst();
    throw new HttpError(own === undefined ? 'eventGone' : 'eventJoined');
  }
  const join = await insertJoin(taking, { occasion });
  await creditPrize(tx, context, { prize, member, join, venue });
  if (!(await takePrize(tx, event, prize))) throw new HttpError('eventGone');
  await finishJoin(taking, join, { prize: prize.id, ...wonState(prize, context.now()) });
  return { join, result: 'WON', prize: prize.id };
};

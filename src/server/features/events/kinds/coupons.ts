import { HttpError } from '../../../errors.ts';
import { kstDay } from '../../../wire-values.ts';
import { creditPrize, takePrize, wonState } from '../prizes.ts';
import { finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

/** Takes a coupon: the prize that `slotId` names, or the only one. Each once, or once a day. */
export const takeCoupon = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, venue, member, body } = taking;
  const { prizes = [], limit } = event;
  const prize = (body.slotId ?? '') === '' && prizes.length === 1 ? prizes[0] : prizes.find(({ id }) => id === body.slotId);
  if (prize === undefined) throw new HttpError('eventForm', undefined, { field: 'slotId' });
  const join = await insertJoin(taking, { occasion: `${prize.id}${limit?.per === 'DAY' ? ` ${kstDay(context.now())}` : ''}` });
  await creditPrize(tx, context, { prize, member, join, venue });
  if (!(await takePrize(tx, event, prize))) throw new HttpError('eventGone');
  await finishJoin(taking, join, { prize: prize.id, ...wonState(prize, context.now()) });
  return { join, result: 'WON', prize: prize.id };
};

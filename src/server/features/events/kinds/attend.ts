import { HttpError } from '../../../errors.ts';
import { kstDay } from '../../../wire-values.ts';
import { creditPrize, takePrize } from '../prizes.ts';
import { finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

/** Ticks the day, and gives the reward of a day, if the event has one. */
export const attend = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, venue, member } = taking;
  const join = await insertJoin(taking, { occasion: kstDay(context.now()) });
  const prize = event.prizes?.find(({ at }) => at === undefined);
  const isLeft = prize !== undefined && (await takePrize(tx, event, prize));
  if (isLeft) {
    if (prize.kind === 'ITEM') throw new HttpError('eventState');
    await creditPrize(tx, context, { prize, member, join, venue });
  }
  await finishJoin(taking, join, { state: 'DONE', ...(isLeft ? { prize: prize.id } : {}) });
  return { join, result: 'DONE', ...(isLeft ? { prize: prize.id } : {}) };
};

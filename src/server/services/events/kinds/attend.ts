import { kstDay } from '../../../core/wire-values.ts';
import { giveFirst, wonState } from '../prizes.ts';
import { finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

/** Ticks the day, and gives the first reward of a day that the member can get, if the event has one. */
export const attend = async (taking: Taking): Promise<Taken> => {
  const now = taking.context.clock.now();
  const join = await insertJoin(taking, { occasion: kstDay(now) });
  const prize = await giveFirst(
    taking,
    join,
    (taking.event.prizes ?? []).filter(({ at }) => at === undefined),
  );
  await finishJoin(
    taking,
    join,
    prize === undefined ? { state: 'DONE' } : { prize: prize.id, ...wonState(prize, now) },
  );
  return { join, result: 'DONE', ...(prize === undefined ? {} : { prize: prize.id }) };
};

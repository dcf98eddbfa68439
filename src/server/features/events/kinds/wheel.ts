import { fractionOf } from '#content/draws/lots';
import { pickPrize } from '#engine';
import { HttpError } from '../../../errors.ts';
import { lotIn, sealOf } from '../fair-draw.ts';
import { creditPrize, stockLeft, takePrize, wonState } from '../prizes.ts';
import { countTurn, insertJoin, nextJoinNumber, type Taken, type Taking } from '../taking-part.ts';

/**
 * Turns the wheel: the server draws by the member's lot among the prizes that are left. What was left is stored with the participation, so that
 * the draw can be repeated.
 */
export const turnWheel = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, venue, member } = taking;
  const { turn, occasion } = await countTurn(taking);
  const join = await insertJoin(taking, { occasion, turn });
  const fraction = fractionOf(lotIn(await sealOf(tx, event.id, context.now()), event.id, { member, turn }));
  // Locks the event: what is left is exact until the end of the transaction.
  const no = await nextJoinNumber(tx, event.id);
  const left = await stockLeft(tx, event.id, event.prizes ?? []);
  const prize = pickPrize((event.prizes ?? []).map((one) => ({ ...one, left: one.stock === undefined ? undefined : (left.get(one.id) ?? 0) })), fraction);
  if (prize === undefined || !(await takePrize(tx, event, prize))) throw new HttpError('eventGone');
  await creditPrize(tx, context, { prize, member, join, venue });
  await tx.updateTable('event_joins').set({ no, prize: prize.id, stock: JSON.stringify(Object.fromEntries(left)), ...wonState(prize, context.now()) }).where('id', '=', join).execute();
  return { join, result: 'WON', prize: prize.id };
};

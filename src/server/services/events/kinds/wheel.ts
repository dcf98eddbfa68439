import { fractionOf } from '#content/draws/lots';
import { pickPrize } from '../../../../engine/index.ts';
import { HttpError } from '../../../core/errors.ts';
import { lotIn, sealOf } from '../fair-draw.ts';
import { barredPrizes, givePrize, stockLeft, wonState } from '../prizes.ts';
import { countTurn, insertJoin, nextJoinNumber, type Taken, type Taking } from '../taking-part.ts';

/**
 * Turns the wheel: the server draws by the member's lot among the prizes that are left and that the member can get. What was left and what they
 * could not get is stored with the participation, so that the draw can be repeated.
 */
export const turnWheel = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, member } = taking;
  const { turn, occasion } = await countTurn(taking);
  const join = await insertJoin(taking, { occasion, turn });
  const fraction = fractionOf(lotIn(await sealOf(tx, event.id, context.clock.now()), event.id, { member, turn }));
  // Locks the event: what is left is exact until the end of the transaction.
  const no = await nextJoinNumber(tx, event.id);
  const prizes = event.prizes ?? [];
  const left = await stockLeft(tx, event.id, prizes);
  const barred = new Set(await barredPrizes(taking, prizes));
  const pick = () =>
    pickPrize(
      prizes.map((one) => ({ ...one, left: one.stock === undefined ? undefined : (left.get(one.id) ?? 0) })),
      fraction,
      barred,
    );
  let prize = pick();
  // A coupon that another event issues at this moment can reach its limit after the pick.
  while (prize !== undefined && (await givePrize(taking, join, prize)) !== undefined) {
    barred.add(prize.id);
    prize = pick();
  }
  if (prize === undefined) throw new HttpError('eventGone');
  await tx
    .updateTable('event_joins')
    .set({
      no,
      prize: prize.id,
      stock: JSON.stringify(Object.fromEntries(left)),
      barred: JSON.stringify([...barred]),
      ...wonState(prize, context.clock.now()),
    })
    .where('id', '=', join)
    .execute();
  return { join, result: 'WON', prize: prize.id };
};

import type { Context } from '../context.ts';
import type { EventPrize } from '#schemas/documents/event/schema';
import type { Db } from '../storage/tables.ts';

/** Prize of a draw that a member has won and not claimed. */
export interface PromisedPrize {
  readonly member: string;
  readonly prize: EventPrize;
}

/** Returns the prizes of draws that wait to be claimed, of those that match. Nothing else waits: all other events credit coupons and badges at once. */
export const readPromised = async (
  db: Db,
  { live, clock }: Pick<Context, 'live' | 'clock'>,
  matches: (prize: EventPrize) => boolean,
): Promise<readonly PromisedPrize[]> => {
  const events = new Map(
    [...live.current.prepared.documents.event.values()].flatMap(({ id, draw, prizes = [] }) =>
      draw !== undefined && prizes.some(matches) ? [[id, prizes.filter(matches)]] : [],
    ),
  );
  if (events.size === 0) return [];
  const won = await db
    .selectFrom('event_joins')
    .select(['event', 'member', 'prize'])
    .where('event', 'in', [...events.keys()])
    .where('state', '=', 'WON')
    .where('claim_until', '>', clock.now().toISOString())
    .execute();
  return won.flatMap(({ event, member, prize: id }) => {
    const prize = events.get(event)?.find((one) => one.id === id);
    return prize === undefined ? [] : [{ member, prize }];
  });
};

import type { Kysely, Transaction } from 'kysely';
import { CLAIM_DAYS, type JoinState } from '#engine';
import type { Event, EventPrize } from '#schemas/event.schema';
import { take } from '../../records/count.ts';
import { orderedId } from '../../records/ordered-id.ts';
import { postSom } from '../../records/som.ts';
import type { Tables } from '../../storage/tables.ts';
import { issueCoupon } from '../gifts/coupon-store.ts';
import { dayMs } from '../gifts/gift-context.ts';
import type { EventContext } from './find-event.ts';

/** Som reason of prizes. */
const REASON = 'EVENT';

const STOCK = 'event-prize';
const stockCounter = (event: string, prize: string) => ({ scope: STOCK, key: `${event} ${prize}` });

/** Returns what is left of each prize with a stock. */
export const stockLeft = async (db: Kysely<Tables>, event: string, prizes: readonly EventPrize[]): Promise<ReadonlyMap<string, number>> => {
  const stocked = prizes.flatMap(({ id, stock }) => (stock === undefined ? [] : [{ id, stock, key: stockCounter(event, id).key }]));
  if (stocked.length === 0) return new Map();
  const rows = await db.selectFrom('counters').select(['key', 'taken']).where('scope', '=', STOCK).where('key', 'in', stocked.map(({ key }) => key)).execute();
  const taken = new Map(rows.map((row) => [row.key, row.taken]));
  return new Map(stocked.map(({ id, stock, key }) => [id, Math.max(0, stock - (taken.get(key) ?? 0))]));
};

/** Takes one of a prize. Returns false if none is left. */
export const takePrize = async (tx: Transaction<Tables>, event: Pick<Event, 'id'>, { id, stock }: EventPrize): Promise<boolean> => stock === undefined || take(tx, { ...stockCounter(event.id, id), capacity: stock });

interface Award {
  readonly prize: EventPrize;
  readonly member: string;
  /** Participation that won it. It wins once. */
  readonly join: string;
  readonly venue: string;
}

/** Credits a prize that needs no hand-over. An ITEM is only recorded. */
export const creditPrize = async (tx: Transaction<Tables>, context: EventContext, { prize, member, join, venue }: Award): Promise<void> => {
  const at = context.now();
  switch (prize.kind) {
    case 'COUPON':
      await issueCoupon(tx, context, { kind: prize.coupon ?? '', member, source: 'EVENT', ref: join });
      return;
    case 'SOM':
      await postSom(tx, { member, amount: prize.amount ?? 0, reason: REASON, source: 'EVENT', ref: join, at, park: venue });
      return;
    case 'BADGE':
      await tx.insertInto('member_badges').values({ id: orderedId(), member, badge: prize.id, period: '', source: 'EVENT', ref: join, at: at.toISOString() }).onConflict((conflict) => conflict.doNothing()).execute();
      return;
    case 'ITEM':
  }
};

/** State of a participation that has just won: an ITEM waits to be handed over. */
export const wonState = ({ kind }: EventPrize, now: Date): { readonly state: JoinState; readonly claim_until: string | null } =>
  kind === 'ITEM' ? { state: 'WON', claim_until: new Date(now.getTime() + CLAIM_DAYS * dayMs).toISOString() } : { state: 'DONE', claim_until: null };

import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import { CLAIM_DAYS, type JoinState } from '../../../engine/index.ts';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import { giveBack, take } from '../../core/records/count.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { readPromised } from '../../core/records/promised-prizes.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { type IssueRefusal, kindsOutOfReach, lockStocks, tryIssueCoupon } from '../gifts/index.ts';
import type { Taking } from './taking-part.ts';

/** Som reason of prizes. */
const REASON = 'EVENT';

const STOCK = 'event-prize';
const stockCounter = (event: string, prize: string) => ({ scope: STOCK, key: `${event} ${prize}` });

/** Returns what is left of each prize with a stock. */
export const stockLeft = async (
  db: Db,
  event: string,
  prizes: readonly EventPrize[],
): Promise<ReadonlyMap<string, number>> => {
  const stocked = prizes.flatMap(({ id, stock }) =>
    stock === undefined ? [] : [{ id, stock, key: stockCounter(event, id).key }],
  );
  if (stocked.length === 0) return new Map();
  const rows = await db
    .selectFrom('counters')
    .select(['key', 'taken'])
    .where('scope', '=', STOCK)
    .where(
      'key',
      'in',
      stocked.map(({ key }) => key),
    )
    .execute();
  const taken = new Map(rows.map((row) => [row.key, row.taken]));
  return new Map(stocked.map(({ id, stock, key }) => [id, Math.max(0, stock - (taken.get(key) ?? 0))]));
};

/** Takes one of a prize. Returns false if none is left. */
const takePrize = async (tx: Tx, event: Pick<Event, 'id'>, { id, stock }: EventPrize): Promise<boolean> =>
  stock === undefined || take(tx, { ...stockCounter(event.id, id), capacity: stock });

/** Reason why a member does not get a prize: `eventGone`, that of the coupon, or `eventJoined` for a badge that they have. */
export type PrizeRefusal = 'eventGone' | 'eventJoined' | IssueRefusal;

interface Award {
  readonly prize: EventPrize;
  readonly member: string;
  /** Participation that won it. It wins once. */
  readonly join: string;
  readonly venue: string;
}

/** Credits a prize that needs no hand-over, or returns why the member cannot get it. An ITEM is only recorded. */
export const creditPrize = async (
  tx: Tx,
  context: Context,
  { prize, member, join, venue }: Award,
): Promise<PrizeRefusal | undefined> => {
  const at = context.clock.now();
  switch (prize.kind) {
    case 'COUPON': {
      const issued = await tryIssueCoupon(tx, context, {
        kind: prize.coupon ?? '',
        member,
        source: 'EVENT',
        ref: join,
      });
      return 'refusal' in issued ? issued.refusal : undefined;
    }
    case 'SOM':
      await postSom(tx, context, {
        member,
        amount: prize.amount ?? 0,
        reason: REASON,
        source: 'EVENT',
        ref: join,
        at,
        park: venue,
      });
      return undefined;
    case 'BADGE': {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('member_badges')
        .values({
          id: orderedId(),
          member,
          badge: prize.id,
          period: '',
          source: 'EVENT',
          ref: join,
          at: at.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? undefined : 'eventJoined';
    }
    case 'ITEM':
      return undefined;
  }
};

type Giving = Pick<Taking, 'tx' | 'context' | 'event' | 'venue' | 'member'>;

/** Takes a prize from its stock and credits it to a participation, or returns why the member cannot get it. A refusal changes nothing. */
export const givePrize = async (
  { tx, context, event, venue, member }: Giving,
  join: string,
  prize: EventPrize,
): Promise<PrizeRefusal | undefined> => {
  if (!(await takePrize(tx, event, prize))) return 'eventGone';
  const refusal = await creditPrize(tx, context, { prize, member, join, venue });
  if (refusal !== undefined && prize.stock !== undefined) await giveBack(tx, stockCounter(event.id, prize.id));
  return refusal;
};

/** Gives the first of some prizes that is left and that the member can get. */
export const giveFirst = async (
  giving: Giving,
  join: string,
  prizes: readonly EventPrize[],
): Promise<EventPrize | undefined> => {
  for (const prize of prizes) if ((await givePrize(giving, join, prize)) === undefined) return prize;
  return undefined;
};

/** Prizes that a member cannot get, whatever is left of them, by ID. */
export interface OutOfReach {
  /** Coupons above a limit, and badges that they have or have won. */
  readonly barred: ReadonlySet<string>;
  /** Coupons that all wait for winners to claim them. */
  readonly promised: ReadonlySet<string>;
}

/** Returns the prizes that a member cannot get. */
export const prizesOutOfReach = async (
  { tx, context, member }: Pick<Giving, 'tx' | 'context' | 'member'>,
  prizes: readonly EventPrize[],
): Promise<OutOfReach> => {
  const kindOf = ({ coupon = '' }: EventPrize): string => coupon;
  const [coupons, badges] = [
    prizes.filter(({ kind }) => kind === 'COUPON'),
    prizes.filter(({ kind }) => kind === 'BADGE').map(({ id }) => id),
  ];
  const kinds = await kindsOutOfReach(tx, context, member, coupons.map(kindOf));
  const owned =
    badges.length === 0
      ? []
      : await tx
          .selectFrom('member_badges')
          .select('badge')
          .where('member', '=', member)
          .where('period', '=', '')
          .where('badge', 'in', badges)
          .execute();
  const won =
    badges.length === 0
      ? []
      : await readPromised(tx, context, ({ kind, id }) => kind === 'BADGE' && badges.includes(id));
  const idsOf = (some: ReadonlySet<string>): readonly string[] =>
    coupons.filter((prize) => some.has(kindOf(prize))).map(({ id }) => id);
  return {
    barred: new Set([
      ...idsOf(kinds.barred),
      ...owned.map(({ badge }) => badge),
      ...won.filter((one) => one.member === member).map(({ prize }) => prize.id),
    ]),
    promised: new Set(idsOf(kinds.promised)),
  };
};

/** Returns the IDs of the prizes that a member cannot get now. */
export const barredPrizes = async (
  taking: Pick<Giving, 'tx' | 'context' | 'member'>,
  prizes: readonly EventPrize[],
): Promise<ReadonlySet<string>> => {
  const { barred, promised } = await prizesOutOfReach(taking, prizes);
  return new Set([...barred, ...promised]);
};

/** Locks the stocks of the coupons among some prizes before a draw promises them. */
export const lockPrizes = (tx: Tx, prizes: readonly EventPrize[]): Promise<void> =>
  lockStocks(
    tx,
    prizes.flatMap(({ kind, coupon }) => (kind === 'COUPON' && coupon !== undefined ? [coupon] : [])),
  );

/** State of a participation that has just won: an ITEM waits to be handed over. */
export const wonState = (
  { kind }: EventPrize,
  now: Date,
): { readonly state: JoinState; readonly claim_until: string | null } =>
  kind === 'ITEM'
    ? { state: 'WON', claim_until: new Date(now.getTime() + CLAIM_DAYS * DAY_MS).toISOString() }
    : { state: 'DONE', claim_until: null };

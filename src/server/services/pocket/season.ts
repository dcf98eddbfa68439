import { DAY_MS } from '../../core/durations.ts';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { claim } from '../../core/records/claim.ts';
import { take, takenOf } from '../../core/records/count.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { ownProduct } from './read-products.ts';
import { lockProduct } from './redeem-product.ts';
import type { ProductRow } from './states.ts';
import type { TicketProduct } from '#schemas/documents/ticket-product/schema';
import { columnsOf } from '../../core/storage/columns.ts';

const CHECK_MS = 5 * 60_000;
/** Tries of a birth date for one check. */
const MOST_TRIES = 5;
const CHILD_AGE = 14;

/** Starts a check of a season pass number. Its token is good for five minutes and for this member. */
export const startCheck = async (app: FastifyInstance, member: string, number: string): Promise<string> => {
  const token = randomToken();
  const until = new Date(app.clock.now().getTime() + CHECK_MS).toISOString();
  await app.store.db
    .insertInto('season_checks')
    .values({ token: hashToken(token), member, number, until, proven_at: '', tries: 0 })
    .execute();
  return token;
};

/** Counts a try of the birth date and returns the number to compare it with. Throws PKT_05 if the check ended. */
export const countBirthTry = async (app: FastifyInstance, member: string, token: string): Promise<string> => {
  const row = await app.store.db
    .updateTable('season_checks')
    .set((one) => ({ tries: one('tries', '+', 1) }))
    .where('token', '=', hashToken(token))
    .where('member', '=', member)
    .where('until', '>', app.clock.now().toISOString())
    .where('tries', '<', MOST_TRIES)
    .returning('number')
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('ticketBirth');
  return row.number;
};

export const proveCheck = async (app: FastifyInstance, token: string): Promise<void> => {
  await app.store.db
    .updateTable('season_checks')
    .set({ proven_at: app.clock.now().toISOString() })
    .where('token', '=', hashToken(token))
    .execute();
};

/** Returns the number of a proven check. Throws PKT_05 without one. */
export const provenNumber = async (app: FastifyInstance, member: string, token: string): Promise<string> => {
  const row = await app.store.db
    .selectFrom('season_checks')
    .select('number')
    .where('token', '=', hashToken(token))
    .where('member', '=', member)
    .where('proven_at', '!=', '')
    .where('until', '>', app.clock.now().toISOString())
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('ticketBirth');
  return row.number;
};

/** Tells whether a member may register a pass of a holder: their own, or that of a child under 14. */
export const mayHold = (
  member: { readonly name: string; readonly birth_date: string },
  holder: { readonly holder_name: string; readonly birth_date: string },
  now: Date,
): boolean => {
  const isOwn = member.name === holder.holder_name && member.birth_date === holder.birth_date;
  return isOwn || Number(kstDay(now)) - Number(holder.birth_date) < CHILD_AGE * 10_000;
};

const toTime = (day: string): number =>
  Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00+09:00`);

/** Tells whether a pass can be renewed on a day: around its last day, as its document says. */
export const isRenewable = (row: ProductRow, document: TicketProduct | undefined, now: Date): boolean => {
  const { renewal } = document ?? {};
  if (renewal === undefined) return false;
  const [today, end] = [toTime(kstDay(now)), toTime(row.valid_until)];
  return today >= end - renewal.daysBefore * DAY_MS && today <= end + renewal.daysAfter * DAY_MS;
};

const rewardKey = (document: string, reward: string, row: ProductRow): string =>
  `${document} ${reward} ${row.valid_until.slice(0, 4)}`;
const claimKey = (row: ProductRow): string => `${row.number} ${row.valid_until}`;

const dayAfter = (day: string, days: number): string => kstDay(new Date(toTime(day) + days * DAY_MS));

/** Lists the rewards of a pass with what its term has claimed; none outside of its renewal period. */
export const rewardsOf = async (app: FastifyInstance, row: ProductRow, document: TicketProduct | undefined) => {
  const { db } = app.store;
  if (!isRenewable(row, document, app.clock.now())) return [];
  const claimed = await db
    .selectFrom('claims')
    .select('ref')
    .where('scope', '=', 'season-reward')
    .where('key', '=', claimKey(row))
    .executeTakeFirst();
  const rewards = document?.renewal?.rewards ?? [];
  return Promise.all(
    rewards.map(async ({ rewardId, name, stock }) => {
      const isGone =
        (await takenOf(db, { scope: 'season-reward', key: rewardKey(row.product, rewardId, row) })) >= stock;
      return {
        rewardId,
        name,
        isClaimed: claimed?.ref === rewardId,
        isGone,
        isOpen: claimed === undefined && !isGone,
        until: dayAfter(row.valid_until, document?.renewal?.daysAfter ?? 0),
      };
    }),
  );
};

/** Claims a reward: one for a pass and term, while there is stock. */
export const claimRewardOf = async (
  tx: Tx,
  app: FastifyInstance,
  found: ProductRow,
  document: TicketProduct | undefined,
  rewardId: string,
): Promise<void> => {
  const now = app.clock.now();
  const row = await lockPass(tx, app, found);
  const reward = document?.renewal?.rewards.find((one) => one.rewardId === rewardId);
  if (reward === undefined || !isRenewable(row, document, now)) throw new HttpError('ticketUnknown');
  if (!(await claim(tx, { scope: 'season-reward', key: claimKey(row), ref: rewardId, at: now })))
    throw new HttpError('ticketTaken');
  if (!(await take(tx, { scope: 'season-reward', key: rewardKey(row.product, rewardId, row), capacity: reward.stock })))
    throw new HttpError('ticketUsed');
};

/** Lists the own season passes of a park, the one that ends last first. */
export const passesOf = (app: FastifyInstance, member: string, venue: string): Promise<readonly ProductRow[]> =>
  app.store.db
    .selectFrom('pocket_products')
    .select(columnsOf('pocket_products'))
    .where('member', '=', member)
    .where('venue', '=', venue)
    .where('kind', '=', 'SEASON')
    .where('state', '!=', 'REMOVED')
    .orderBy('valid_until', 'desc')
    .execute();

/** Returns an own season pass; without an ID the one of the park that ends last. Throws `ticketUnknown` if there is none. */
export const passOf = async (
  app: FastifyInstance,
  member: string,
  { productId, parkType }: { readonly productId?: string; readonly parkType?: string },
): Promise<ProductRow> => {
  const row =
    productId === undefined
      ? (await passesOf(app, member, parkType ?? app.live.current.snapshot.site.defaultVenue))[0]
      : await ownProduct(app.store.db, member, productId);
  if (row?.kind !== 'SEASON') throw new HttpError('ticketUnknown');
  return row;
};

/** Locks a pass that was found before the transaction, and reads it again. Throws `ticketUnknown` if its member has removed it since. */
export const lockPass = async (tx: Tx, app: FastifyInstance, { id, member }: ProductRow): Promise<ProductRow> => {
  const row = await lockProduct(tx, app.store, id, app.clock.now());
  if (row?.member !== member || row.state === 'REMOVED') throw new HttpError('ticketUnknown');
  return row;
};

/** Days of the term of a pass, of these until a day, and after it. */
export const daysOf = (
  row: ProductRow,
  today: string,
): { readonly termDays: number; readonly usedDays: number; readonly leftDays: number } => {
  const [from, until, now] = [toTime(row.valid_from), toTime(row.valid_until), toTime(today)];
  const termDays = Math.round((until - from) / DAY_MS) + 1;
  const usedDays = Math.min(Math.max(0, Math.round((now - from) / DAY_MS) + 1), termDays);
  return { termDays, usedDays, leftDays: Math.max(0, Math.round((until - now) / DAY_MS)) };
};

/** Counts the days on which a pass was used. */
export const visitsOf = async (app: FastifyInstance, product: string): Promise<number> => {
  const { count } = await app.store.db
    .selectFrom('record_log')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('record', '=', 'pocket_products')
    .where('record_id', '=', product)
    .where('to_state', '=', 'ENTERED')
    .executeTakeFirstOrThrow();
  return Number(count);
};

import { DAY_MS } from '../../core/durations.ts';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Product, ProductKind, ProductStatus } from '#schemas/calls/pocket/answers';
import type { Wallet } from '#schemas/documents/wallet/schema';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { whileWritable } from '../../core/storage/while-writable.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { holdingsOf, refsOf, type Holding } from './holdings.ts';
import { lockProduct } from './redeem-product.ts';
import { allowsStaticCode, staticCodesOf } from './static-codes.ts';
import { dueStates, isLive, stateOn } from './states.ts';
import { wireProduct } from './wire.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Past products stay in the pocket for this many days. */
const PAST_DAYS = 90;

const order = { TODAY: 0, COMING: 1, PAST: 2 } as const;

/** Nicknames of the members on the other side of loans. */
const lentNames = async (
  db: Db,
  member: string,
  holdings: readonly Holding[],
): Promise<ReadonlyMap<string, string>> => {
  const others = holdings.filter(({ lentOn }) => lentOn !== '').map((holding) => otherOf(holding, member));
  if (others.length === 0) return new Map();
  const rows = await db.selectFrom('members').select(['uid', 'nickname']).where('uid', 'in', others).execute();
  return new Map(rows.map(({ uid, nickname }) => [uid, nickname]));
};

const otherOf = ({ member: owner, holder }: Holding, member: string): string => (owner === member ? holder : owner);

/** Compares two products of a group: who entered comes first, a lent one last; of today's the one that ends first, of coming ones the one that starts first. */
const compareUse = (one: Product, other: Product): number =>
  Number(other.statusCd === 'ENTERED') - Number(one.statusCd === 'ENTERED') ||
  Number(one.lentCd === 'OUT') - Number(other.lentCd === 'OUT') ||
  (one.whenCd === 'TODAY' ? compare(one.validUntil, other.validUntil) : 0) ||
  compare(one.seatDtm || one.validFrom, other.seatDtm || other.validFrom);

interface Asked {
  readonly member: string;
  readonly login: string;
  readonly locale: Locale;
  readonly venue?: string;
  readonly status?: ProductStatus;
  readonly kind?: ProductKind;
  /** Wallets of the phone. */
  readonly wallets?: readonly Wallet[];
}

/** Writes the states that products reached by themselves. What is read is right without it. */
const settle = async (app: FastifyInstance, holdings: readonly Holding[], today: string): Promise<void> => {
  const due = holdings.flatMap((holding) => (dueStates(holding, today).length === 0 ? [] : [holding.id])).toSorted();
  if (due.length === 0) return;
  const { store } = app;
  // Locked: a gate may have let the holder in since.
  await inTransaction(store, async (tx) => {
    for (const id of due) await lockProduct(tx, store, id, app.clock.now());
  });
};

/** Lists the products that a member owns or holds: today's first, then coming ones, then past ones, the latest of these first. A product that entered, or can be used today only, precedes a season pass. */
export const readProducts = async (
  app: FastifyInstance,
  { member, login, locale, venue, status, kind, wallets = [] }: Asked,
): Promise<readonly Product[]> => {
  const now = app.clock.now();
  const today = kstDay(now);
  const { db } = app.store;
  const all = await holdingsOf(db, member, { since: kstDay(new Date(now.getTime() - PAST_DAYS * DAY_MS)), today });
  await whileWritable(app.store, () => settle(app, all, today));
  const asked = all.filter(
    (holding) =>
      (venue === undefined || venue === '' || holding.venue === venue) &&
      (kind === undefined || holding.kind === kind) &&
      (status === undefined || stateOn(holding, today) === status),
  );
  const usable = asked
    .filter((holding) => holding.holder === member && isLive(stateOn(holding, today)) && holding.valid_until >= today)
    .map(({ id }) => id);
  const refs = await refsOf(db, { holder: member, login, products: usable, at: now });
  const { documents } = app.live.current.prepared;
  const fixed = await staticCodesOf(db, {
    holder: member,
    products: asked
      .filter((holding) => usable.includes(holding.id) && allowsStaticCode(documents, holding))
      .map(({ id }) => id),
    at: now,
  });
  const names = await lentNames(db, member, asked);
  const list = asked.map((holding) =>
    wireProduct(holding, {
      documents,
      locale,
      today,
      member,
      codeRef: refs.get(holding.id) ?? '',
      staticCode: fixed.get(holding.id),
      lentName: holding.lentOn === '' ? '' : names.get(otherOf(holding, member)),
      wallets,
    }),
  );
  return list.toSorted(
    (one, other) =>
      order[one.whenCd] - order[other.whenCd] ||
      (one.whenCd === 'PAST' ? compare(other.validUntil, one.validUntil) : compareUse(one, other)),
  );
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Finds a product that the member owns. One of another member is as unknown as none. */
export const ownProduct = (db: Db, member: string, id: string) =>
  db
    .selectFrom('pocket_products')
    .select(columnsOf('pocket_products'))
    .where('id', '=', id)
    .where('member', '=', member)
    .where('state', '!=', 'REMOVED')
    .executeTakeFirst();

import { opaqueKey } from '../../core/records/opaque-key.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import type { Selectable } from 'kysely';
import { parseMoment } from '../../../engine/index.ts';
import type { CouponKind } from '#schemas/documents/coupon-kind/schema';
import { HttpError } from '../../core/errors.ts';
import { giveBack, take, takenOf } from '../../core/records/count.ts';
import { lockCounter } from '../../core/records/lock.ts';
import { readPromised } from '../../core/records/promised-prizes.ts';
import { audit } from '../../core/records/audit.ts';
import { serverActor } from '../../core/records/actor.ts';
import { announceMember } from '../../core/records/member-events.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

export type Coupon = Selectable<Tables['coupons']>;
/** Expiry of a coupon without an end. */
export const never = '9999-12-31T00:00:00.000Z';

/** Kinds of the live release. A coupon of a removed kind can no longer be used. */
export const couponKind = ({ live }: Pick<Context, 'live'>, id: string): CouponKind => {
  const kind = live.current.prepared.documents['coupon-kind'].get(id);
  if (kind === undefined) throw new HttpError('couponExpired');
  return kind;
};

const startOf = (day: string): number => parseMoment(`${day.replaceAll('-', '')}000000`) ?? 0;

/** Returns the first instant of a coupon and the instant after its last. */
const validityOf = (
  { from, until, days }: CouponKind,
  now: Date,
): { readonly valid_from: string; readonly expires_at: string } => {
  const ends = [
    ...(until === undefined ? [] : [startOf(until) + DAY_MS]),
    ...(days === undefined ? [] : [startOf(kstDay(now)) + days * DAY_MS]),
  ];
  return {
    valid_from: from === undefined ? now.toISOString() : new Date(startOf(from)).toISOString(),
    expires_at: ends.length === 0 ? never : new Date(Math.min(...ends)).toISOString(),
  };
};

interface Issue {
  readonly kind: string;
  readonly member: string;
  /** Cause, such as an event and its participation. A cause issues one coupon. */
  readonly source: string;
  readonly ref: string;
  readonly id?: string;
}

/** Reason why a coupon is not issued. */
export type IssueRefusal = 'couponsGone' | 'couponLimit' | 'couponExpired' | 'couponUsed';

const ofMember = (kind: string, member: string) => ({ scope: 'coupon-member', key: `${kind} ${member}` });
const ofStock = (kind: string) => ({ scope: 'coupon-stock', key: kind });

const promisedOf = (db: Db, context: Pick<Context, 'live' | 'clock'>, kinds: readonly string[]) =>
  readPromised(db, context, ({ kind, coupon = '' }) => kind === 'COUPON' && kinds.includes(coupon));

/** Locks the stocks of some kinds before a draw promises coupons of them. */
export const lockStocks = async (tx: Tx, kinds: readonly string[]): Promise<void> => {
  for (const kind of [...new Set(kinds)].toSorted()) await lockCounter(tx, ofStock(kind));
};

/** Kinds of coupons that a member cannot be issued now. */
export interface KindsOutOfReach {
  /** Expired, out of stock, or above the limit of the member, whose prizes that wait count as well. */
  readonly barred: ReadonlySet<string>;
  /** All that is left of the stock waits for winners to claim it. */
  readonly promised: ReadonlySet<string>;
}

/** Returns which of some kinds a member cannot be issued now. */
export const kindsOutOfReach = async (
  db: Db,
  context: Pick<Context, 'live' | 'clock'>,
  member: string,
  kinds: readonly string[],
): Promise<KindsOutOfReach> => {
  if (kinds.length === 0) return { barred: new Set(), promised: new Set() };
  const { live, clock } = context;
  const counters = kinds.flatMap((kind) => [ofMember(kind, member), ofStock(kind)]);
  const rows = await db
    .selectFrom('counters')
    .select(['scope', 'key', 'taken'])
    .where(
      'scope',
      'in',
      counters.map(({ scope }) => scope),
    )
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .execute();
  const countOf = (counter: { readonly scope: string; readonly key: string }): number =>
    rows.find(({ scope, key }) => scope === counter.scope && key === counter.key)?.taken ?? 0;
  const promised = Map.groupBy(await promisedOf(db, context, kinds), ({ prize }) => prize.coupon ?? '');
  const isBarred = (id: string): boolean => {
    const kind = live.current.prepared.documents['coupon-kind'].get(id);
    if (kind === undefined || validityOf(kind, clock.now()).expires_at <= clock.now().toISOString()) return true;
    const own = promised.get(id)?.filter((one) => one.member === member).length ?? 0;
    return countOf(ofMember(id, member)) + own >= kind.perMember || countOf(ofStock(id)) >= (kind.stock ?? Infinity);
  };
  const isPromised = (id: string): boolean =>
    countOf(ofStock(id)) + (promised.get(id)?.length ?? 0) >=
    (live.current.prepared.documents['coupon-kind'].get(id)?.stock ?? Infinity);
  return { barred: new Set(kinds.filter(isBarred)), promised: new Set(kinds.filter(isPromised)) };
};

/** Takes one coupon of the stock of a kind. Returns false if what is left waits for winners. */
const takeStock = async (tx: Tx, context: Context, kind: string, stock: number): Promise<boolean> => {
  if (!(await take(tx, { ...ofStock(kind), capacity: stock }))) return false;
  // Read after `take`, which locks the stock: a draw promises under the same lock.
  const waiting = (await promisedOf(tx, context, [kind])).length;
  if (waiting === 0 || (await takenOf(tx, ofStock(kind))) + waiting <= stock) return true;
  await giveBack(tx, ofStock(kind));
  return false;
};

/** Issues a coupon, or returns why not; `couponUsed` if the cause has issued before. A refusal changes nothing. */
export const tryIssueCoupon = async (
  tx: Tx,
  context: Context,
  { kind: kindId, member, source, ref, id = opaqueKey() }: Issue,
): Promise<{ readonly id: string } | { readonly refusal: IssueRefusal }> => {
  const kind = context.live.current.prepared.documents['coupon-kind'].get(kindId);
  const now = context.clock.now();
  if (kind === undefined) return { refusal: 'couponExpired' };
  const { valid_from, expires_at } = validityOf(kind, now);
  if (expires_at <= now.toISOString()) return { refusal: 'couponExpired' };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coupons')
    .values({
      id,
      kind: kindId,
      owner: member,
      state: 'ISSUED',
      source,
      ref,
      valid_from,
      expires_at,
      issued_at: now.toISOString(),
      used_at: null,
      place: '',
      gifted: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return { refusal: 'couponUsed' };
  const isWithinLimit = await take(tx, { ...ofMember(kindId, member), capacity: kind.perMember });
  if (!isWithinLimit || (kind.stock !== undefined && !(await takeStock(tx, context, kindId, kind.stock)))) {
    if (isWithinLimit) await giveBack(tx, ofMember(kindId, member));
    await tx.deleteFrom('coupons').where('id', '=', id).execute();
    return { refusal: isWithinLimit ? 'couponsGone' : 'couponLimit' };
  }
  await audit(tx, { record: 'coupons', id, actor: serverActor, from: '', to: 'ISSUED', at: now, reason: source });
  await announceMember(tx, context, member, 'pocket');
  return { id };
};

/** Issues a coupon. Throws `couponsGone`, `couponLimit` or `couponExpired`; `couponUsed` if the cause has issued before. */
export const issueCoupon = async (tx: Tx, context: Context, issue: Issue): Promise<string> => {
  const issued = await tryIssueCoupon(tx, context, issue);
  if ('refusal' in issued) throw new HttpError(issued.refusal);
  return issued.id;
};

/** Stores a code that gives one coupon. */
export const addCouponCode = async (
  tx: Db,
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  kind: string,
  code: string,
): Promise<void> => {
  await tx
    .insertInto('coupon_codes')
    .values({ hash: keys.blind(`coupon ${code}`), kind, coupon: null, at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Name of a coupon in the language of a member. */
export const couponName = async (tx: Db, context: Context, coupon: string, member: string): Promise<string> => {
  const row = await tx.selectFrom('coupons').select('kind').where('id', '=', coupon).executeTakeFirst();
  const reader = await tx.selectFrom('members').select('lang').where('uid', '=', member).executeTakeFirst();
  return localised(
    context.live.current.prepared.documents['coupon-kind'].get(row?.kind ?? '')?.name,
    reader?.lang ?? 'ko',
  );
};

import type { Kysely } from 'kysely';
import type { CouponKind } from '#schemas/coupon-kind.schema';
import { codeLists } from '#schemas/code-lists';
import type { CouponView } from '#schemas/gift-answers.schema';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../errors.ts';
import type { Tables } from '../../storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../wire-values.ts';
import { never, type Coupon } from './coupon-store.ts';
import { inLocale, placeName, type GiftContext } from './gift-context.ts';

interface Viewer {
  readonly member: string;
  readonly locale: Locale;
}

type Row = Coupon & { readonly receiver: string | null; readonly until: string | null; readonly friend: string | null };

/** Names of the places that accept a kind, from facilities and categories; empty for the whole park. */
const placesOf = (context: GiftContext, { where, parkKindCd }: CouponKind, locale: Locale): string => {
  const categories = context.live.current.prepared.documents['code-list'].get(codeLists.facilityCategory)?.items ?? [];
  return [
    ...(where?.facilities ?? []).map((facility) => placeName(context, parkKindCd, facility, locale)),
    ...(where?.categories ?? []).map((category) => inLocale(categories.find(({ codeId }) => codeId === category)?.codeName, locale)),
  ].join(', ');
};

const statusOf = ({ state, expires_at, receiver }: Row, member: string, now: string): CouponView['statusCd'] => {
  if (state === 'SENT') return receiver === member ? 'RECEIVED' : 'SENT';
  return state === 'ISSUED' && expires_at <= now ? 'EXPIRED' : state;
};

const viewOf = (context: GiftContext, { member, locale }: Viewer, row: Row): CouponView | undefined => {
  const kind = context.live.current.prepared.documents['coupon-kind'].get(row.kind);
  if (kind === undefined) return undefined;
  const now = context.now();
  const statusCd = statusOf(row, member, now.toISOString());
  const { kind: valueCd, amount, max, minSpend } = kind.value;
  const lastDay = row.expires_at === never ? '' : kstDay(new Date(Date.parse(row.expires_at) - 1));
  const isUsable = statusCd === 'ISSUED' && row.valid_from <= now.toISOString();
  return {
    couponId: row.id, couponNm: inLocale(kind.name, locale), summary: inLocale(kind.summary, locale), imageNm: kind.art ?? '', statusCd, valueCd,
    ...(valueCd === 'PERCENT' ? { percent: amount ?? 0 } : {}), ...(valueCd === 'WON' ? { discountAmt: amount ?? 0 } : {}), ...(max === undefined ? {} : { maxAmt: max }), ...(minSpend === undefined || minSpend === 0 ? {} : { minSpendAmt: minSpend }),
    whereNm: placesOf(context, kind, locale), fromDt: kstDay(new Date(row.valid_from)), untilDt: lastDay, todayYn: ynOf(lastDay === kstDay(now)),
    usedDtm: row.used_at === null ? '' : momentOf(row.used_at), usedPlaceNm: row.place === '' ? '' : placeName(context, kind.parkKindCd, row.place, locale),
    giftableYn: ynOf(statusCd === 'ISSUED' && kind.giftable && row.gifted === 0), withOthersYn: ynOf(kind.withOthers), placeCodeYn: ynOf(isUsable && (kind.placeCodes ?? []).length > 0),
    friendNm: row.friend ?? '', returnDt: row.until === null ? '' : kstDay(new Date(row.until)), code: isUsable ? `PC${row.id}` : '',
  };
};

/** Coupons that a member owns or was sent, with the open gift. */
const couponsOf = (db: Kysely<Tables>, member: string) =>
  db
    .selectFrom('coupons')
    .leftJoin('gifts', (join) => join.onRef('gifts.subject', '=', 'coupons.id').on('gifts.record', '=', 'coupon').on('gifts.state', '=', 'SENT'))
    .leftJoin('members', (join) => join.on((on) => on.and([on('members.uid', '<>', member), on.or([on('members.uid', '=', on.ref('gifts.sender')), on('members.uid', '=', on.ref('gifts.receiver'))])])))
    .selectAll('coupons')
    .select(['gifts.receiver', 'gifts.until', 'members.nickname as friend'])
    .where((row) => row.or([row('coupons.owner', '=', member), row('gifts.receiver', '=', member)]));

const order: readonly CouponView['statusCd'][] = ['RECEIVED', 'ISSUED', 'SENT', 'USED', 'EXPIRED'];

/** Lists the member's coupons and those that wait to be accepted; those that end first come first. */
export const listCoupons = async (db: Kysely<Tables>, context: GiftContext, viewer: Viewer, statuses: readonly string[]): Promise<readonly CouponView[]> => {
  const rows = await couponsOf(db, viewer.member).orderBy('coupons.expires_at').orderBy('coupons.id').limit(400).execute();
  return rows
    .flatMap((row) => viewOf(context, viewer, row) ?? [])
    .filter(({ statusCd }) => statuses.length === 0 || statuses.includes(statusCd))
    .toSorted((one, other) => order.indexOf(one.statusCd) - order.indexOf(other.statusCd));
};

/** Reads a coupon that the member owns or was sent. Throws `notFound` for any other. */
export const readCoupon = async (db: Kysely<Tables>, context: GiftContext, viewer: Viewer, id: string): Promise<CouponView> => {
  const row = await couponsOf(db, viewer.member).where('coupons.id', '=', id).executeTakeFirst();
  const view = row === undefined ? undefined : viewOf(context, viewer, row);
  if (view === undefined) throw new HttpError('notFound');
  return view;
};

import { placeName } from '../../core/records/place-name.ts';
import type { Asked } from './asked.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { sql } from 'kysely';
import type { CouponKind } from '#schemas/documents/coupon-kind/schema';
import { codeLists } from '#schemas/code-lists';
import type { Coupons, CouponView } from '#schemas/calls/gifts/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { readPage } from '../../core/records/page-of.ts';
import { rankOf } from '../../core/records/rank-of.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { never, type Coupon } from './coupon-store.ts';
import { columnsOf } from '../../core/storage/columns.ts';

interface Viewer {
  readonly member: string;
  readonly locale: Locale;
}

type Row = Coupon & { readonly receiver: string | null; readonly until: string | null; readonly friend: string | null };

/** Names of the places that accept a kind, from facilities and categories; empty for the whole park. */
const placesOf = (context: Context, { where, parkKindCd }: CouponKind, locale: Locale): string => {
  const categories = context.live.current.prepared.documents['code-list'].get(codeLists.facilityCategory)?.items ?? [];
  return [
    ...(where?.facilities ?? []).map((facility) => placeName(context, parkKindCd, facility, locale)),
    ...(where?.categories ?? []).map((category) =>
      localised(categories.find(({ codeId }) => codeId === category)?.codeName, locale),
    ),
  ].join(', ');
};

/** Name of the venue whose places accept a kind. */
const venueNameOf = ({ live }: Context, { parkKindCd }: CouponKind, locale: Locale): string => {
  const { prepared, snapshot } = live.current;
  const venue = [...prepared.documents.venue.values()].find((one) => one.parkKindCd === parkKindCd);
  return venue === undefined ? '' : (snapshot.messages[locale][venue.name] ?? '');
};

const statusOf = ({ state, expires_at, receiver }: Row, member: string, now: string): CouponView['statusCd'] => {
  if (state === 'SENT') return receiver === member ? 'RECEIVED' : 'SENT';
  return state === 'ISSUED' && expires_at <= now ? 'EXPIRED' : state;
};

const viewOf = (context: Context, { member, locale }: Viewer, row: Row): CouponView | undefined => {
  const kind = context.live.current.prepared.documents['coupon-kind'].get(row.kind);
  if (kind === undefined) return undefined;
  const now = context.clock.now();
  const statusCd = statusOf(row, member, now.toISOString());
  const { kind: valueCd, amount, max, minSpend } = kind.value;
  const lastDay = row.expires_at === never ? '' : kstDay(new Date(Date.parse(row.expires_at) - 1));
  const isUsable = statusCd === 'ISSUED' && row.valid_from <= now.toISOString();
  return {
    couponId: row.id,
    couponNm: localised(kind.name, locale),
    summary: localised(kind.summary, locale),
    imageNm: kind.art ?? '',
    statusCd,
    valueCd,
    ...(valueCd === 'PERCENT' ? { percent: amount ?? 0 } : {}),
    ...(valueCd === 'WON' ? { discountAmt: amount ?? 0 } : {}),
    ...(max === undefined ? {} : { maxAmt: max }),
    ...(minSpend === undefined || minSpend === 0 ? {} : { minSpendAmt: minSpend }),
    venueNm: venueNameOf(context, kind, locale),
    whereNm: placesOf(context, kind, locale),
    fromDt: kstDay(new Date(row.valid_from)),
    untilDt: lastDay,
    todayYn: ynOf(lastDay === kstDay(now)),
    usedDtm: row.used_at === null ? '' : momentOf(row.used_at),
    usedPlaceNm: row.place === '' ? '' : placeName(context, kind.parkKindCd, row.place, locale),
    giftableYn: ynOf(statusCd === 'ISSUED' && kind.giftable && row.gifted === 0),
    withOthersYn: ynOf(kind.withOthers),
    placeCodeYn: ynOf(isUsable && (kind.placeCodes ?? []).length > 0),
    friendNm: row.friend ?? '',
    returnDt: row.until === null ? '' : kstDay(new Date(row.until)),
    code: isUsable ? `PC${row.id}` : '',
  };
};

/** Coupons of known kinds that a member owns or was sent, with the open gift. */
const couponsOf = (db: Db, { live }: Context, member: string) =>
  db
    .selectFrom('coupons')
    .leftJoin('gifts', (join) =>
      join.onRef('gifts.subject', '=', 'coupons.id').on('gifts.record', '=', 'coupon').on('gifts.state', '=', 'SENT'),
    )
    .leftJoin('members', (join) =>
      join.on((on) =>
        on.and([
          on('members.uid', '<>', member),
          on.or([on('members.uid', '=', on.ref('gifts.sender')), on('members.uid', '=', on.ref('gifts.receiver'))]),
        ]),
      ),
    )
    .where((row) => row.or([row('coupons.owner', '=', member), row('gifts.receiver', '=', member)]))
    .where('coupons.kind', 'in', ['', ...live.current.prepared.documents['coupon-kind'].keys()]);

const withGift = <Query extends ReturnType<typeof couponsOf>>(query: Query) =>
  query.select(columnsOf('coupons')).select(['gifts.receiver', 'gifts.until', 'members.nickname as friend']);

const order: readonly CouponView['statusCd'][] = ['RECEIVED', 'ISSUED', 'SENT', 'USED', 'EXPIRED'];

/** Lists a page of the member's coupons and those that wait to be accepted; those that end first come first. */
export const listCoupons = async (
  db: Db,
  context: Context,
  viewer: Viewer,
  { statuses, page }: Asked,
): Promise<Coupons> => {
  const status = sql<string>`case when coupons.state = 'SENT' and gifts.receiver = ${viewer.member} then 'RECEIVED' when coupons.state = 'ISSUED' and coupons.expires_at <= ${context.clock.now().toISOString()} then 'EXPIRED' else coupons.state end`;
  const all = couponsOf(db, context, viewer.member);
  const asked = statuses.length === 0 ? all : all.where(status, 'in', statuses);
  const { rows, totalCnt } = await readPage(
    withGift(asked).orderBy(rankOf(status, order)).orderBy('coupons.expires_at').orderBy('coupons.id'),
    page,
  );
  return { couponList: rows.flatMap((row) => viewOf(context, viewer, row) ?? []), totalCnt };
};

/** Reads a coupon that the member owns or was sent. Throws `notFound` for any other. */
export const readCoupon = async (db: Db, context: Context, viewer: Viewer, id: string): Promise<CouponView> => {
  const row = await withGift(couponsOf(db, context, viewer.member).where('coupons.id', '=', id)).executeTakeFirst();
  const view = row === undefined ? undefined : viewOf(context, viewer, row);
  if (view === undefined) throw new HttpError('notFound');
  return view;
};

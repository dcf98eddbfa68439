import { opaqueKey } from '../../core/records/opaque-key.ts';
import type { Context } from '../../core/context.ts';
import type { CouponKind } from '#schemas/documents/coupon-kind/schema';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import { WrongNumber } from '../../core/records/typed-numbers.ts';
import type { CouponState } from '../../core/storage/gift-tables.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { memberActor } from './cards.ts';
import { couponKind, couponName, issueCoupon, type Coupon } from './coupon-store.ts';
import { closeGift, findOpenGift, openGift } from './gift-flow.ts';
import { giftLink } from './gift-link.ts';
import { couponStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Returns a coupon of a member. Throws `notFound` for a coupon of somebody else as for an unknown one. */
export const ownCoupon = async (tx: Tx, member: string, id: string): Promise<Coupon> => {
  const coupon = await tx
    .selectFrom('coupons')
    .select(columnsOf('coupons'))
    .where('id', '=', id)
    .where('owner', '=', member)
    .executeTakeFirst();
  if (coupon === undefined) throw new HttpError('notFound');
  return coupon;
};

const move = async (tx: Tx, { clock }: Context, id: string, to: CouponState, actor: Actor): Promise<void> => {
  if ((await transition(tx, { table: 'coupons', machine: couponStates, id, to, actor, at: clock.now() })) === undefined)
    throw new HttpError('couponUsed');
};

/** Issues the coupon of a typed code: one of a kind, or a code of its own. Throws `WrongNumber` for any other. */
export const registerCode = async (tx: Tx, context: Context, member: string, code: string): Promise<string> => {
  const id = opaqueKey();
  const kind = [...context.live.current.prepared.documents['coupon-kind'].values()].find((one) => one.code === code);
  if (kind !== undefined) return issueCoupon(tx, context, { kind: kind.id, member, source: 'CODE', ref: id, id });
  const hash = context.keys.blind(`coupon ${code}`);
  const { numUpdatedRows } = await tx
    .updateTable('coupon_codes')
    .set({ coupon: id })
    .where('hash', '=', hash)
    .where('coupon', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new WrongNumber('couponWrong');
  const { kind: kindId } = await tx
    .selectFrom('coupon_codes')
    .select('kind')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return issueCoupon(tx, context, { kind: kindId, member, source: 'CODE', ref: id, id });
};

const checkDates = ({ valid_from, expires_at }: Coupon, now: Date): void => {
  const at = now.toISOString();
  if (at < valid_from || at >= expires_at) throw new HttpError('couponExpired');
};

/** Gives a coupon to a friend. A coupon can be given once. */
export const giveCoupon = async (
  tx: Tx,
  context: Context,
  member: string,
  {
    coupon: id,
    receiver,
    message,
  }: { readonly coupon: string; readonly receiver: string; readonly message?: string | undefined },
): Promise<void> => {
  const coupon = await ownCoupon(tx, member, id);
  if (coupon.gifted === 1 || !couponKind(context, coupon.kind).giftable) throw new HttpError('notGiftable');
  if (context.clock.now().toISOString() >= coupon.expires_at) throw new HttpError('couponExpired');
  await move(tx, context, id, 'SENT', memberActor(member));
  // The row is locked now, so its owner is final.
  await ownCoupon(tx, member, id);
  const gift = await openGift(tx, context, { record: 'coupon', subject: id, sender: member, receiver, message });
  const { nickname } = await tx
    .selectFrom('members')
    .select('nickname')
    .where('uid', '=', member)
    .executeTakeFirstOrThrow();
  await notify(tx, context, {
    member: receiver,
    event: 'COUPON_RECEIVED',
    ref: gift.id,
    values: { nickname, coupon: await couponName(tx, context, id, receiver) },
    about: member,
    link: await giftLink(tx, context, gift),
  });
};

/** Takes back a coupon that is not accepted yet. */
export const takeBackCoupon = async (tx: Tx, context: Context, member: string, id: string): Promise<void> => {
  await ownCoupon(tx, member, id);
  const gift = await findOpenGift(tx, { record: 'coupon', subject: id });
  if (gift === undefined || gift.sender !== member) throw new HttpError('couponUsed');
  await closeGift(tx, context, gift, { to: 'TAKEN_BACK', actor: memberActor(member), lost: 'couponUsed' });
  await move(tx, context, id, 'ISSUED', memberActor(member));
};

/** Accepts or refuses a coupon that was sent to the member. */
export const decideCoupon = async (
  tx: Tx,
  context: Context,
  member: string,
  id: string,
  isAccepted: boolean,
): Promise<void> => {
  const gift = await findOpenGift(tx, { record: 'coupon', subject: id });
  if (gift === undefined || gift.receiver !== member || gift.until <= context.clock.now().toISOString())
    throw new HttpError('notFound');
  await closeGift(tx, context, gift, {
    to: isAccepted ? 'ACCEPTED' : 'REFUSED',
    actor: memberActor(member),
    lost: 'couponUsed',
  });
  if (isAccepted) await tx.updateTable('coupons').set({ owner: member, gifted: 1 }).where('id', '=', id).execute();
  await move(tx, context, id, 'ISSUED', memberActor(member));
  if (!isAccepted)
    await notify(tx, context, {
      member: gift.sender,
      event: 'COUPON_RETURNED',
      ref: gift.id,
      values: { coupon: await couponName(tx, context, id, gift.sender) },
      link: await giftLink(tx, context, gift),
    });
};

/** Redeemed coupon, as a point of sale needs it. */
export interface Redeemed {
  readonly valueCd: CouponKind['value']['kind'];
  readonly discountAmt: number;
  readonly withOthers: boolean;
}

const isAccepted = ({ where, parkKindCd }: CouponKind, facilityId: string, { live }: Context): boolean => {
  if (where === undefined) return true;
  if (where.facilities?.includes(facilityId) === true) return true;
  const facility = [...live.current.prepared.documents.facility.values()].find(
    (one) => one.parkKindCd === parkKindCd && one.facilityId === facilityId,
  );
  return facility !== undefined && where.categories?.includes(facility.faciltCateKindCd) === true;
};

const discountOf = ({ kind, amount = 0, max }: CouponKind['value'], spend: number): number => {
  const off = kind === 'ITEM' ? 0 : kind === 'WON' ? amount : Math.floor((spend * amount) / 100);
  return Math.min(off, max ?? off, spend);
};

/** Redeems a coupon at a place; a member only an own one. `spend` is the bill in won. Throws `couponWrong`, `couponUsed`, `couponExpired` or `couponPlace`. */
export const redeemCoupon = async (
  tx: Tx,
  context: Context,
  {
    coupon: id,
    facilityId,
    spend = 0,
    actor,
  }: { readonly coupon: string; readonly facilityId: string; readonly spend?: number; readonly actor: Actor },
): Promise<Redeemed> => {
  const coupon = await context.store
    .forUpdate(tx.selectFrom('coupons').select(columnsOf('coupons')).where('id', '=', id))
    .executeTakeFirst();
  if (coupon === undefined || (actor.kind === 'member' && actor.id !== coupon.owner))
    throw new HttpError('couponWrong');
  if (coupon.state !== 'ISSUED') throw new HttpError(coupon.state === 'EXPIRED' ? 'couponExpired' : 'couponUsed');
  const now = context.clock.now();
  checkDates(coupon, now);
  const kind = couponKind(context, coupon.kind);
  if (!isAccepted(kind, facilityId, context)) throw new HttpError('couponPlace');
  if (actor.kind === 'device' && spend < (kind.value.minSpend ?? 0))
    throw new HttpError('couponPlace', 'The bill is below the minimum.');
  await move(tx, context, id, 'USED', actor);
  await tx.updateTable('coupons').set({ used_at: now.toISOString(), place: facilityId }).where('id', '=', id).execute();
  await announceMember(tx, context, coupon.owner, 'pocket');
  return { valueCd: kind.value.kind, discountAmt: discountOf(kind.value, spend), withOthers: kind.withOthers };
};

/** Uses a coupon at a counter, where staff type the code of the place on the phone. Throws `WrongNumber` for a wrong code. */
export const useByPlaceCode = async (
  tx: Tx,
  context: Context,
  member: string,
  { coupon: id, placeCode }: { readonly coupon: string; readonly placeCode: string },
): Promise<void> => {
  const coupon = await ownCoupon(tx, member, id);
  const place = couponKind(context, coupon.kind).placeCodes?.find(({ code }) => code === placeCode);
  if (place === undefined) throw new WrongNumber('couponPlace');
  await redeemCoupon(tx, context, { coupon: id, facilityId: place.facilityId, actor: memberActor(member) });
};

import type { CouponKind } from '#schemas/documents/coupon-kind/schema';
import type { GiftCardKind } from '#schemas/documents/gift-card-kind/schema';

const both = (text: string) => ({ ko: text, en: text });

/** A kind of coupon of the test park (TP). */
export const couponKind = (id: string, more: Partial<CouponKind> = {}): CouponKind => ({
  type: 'coupon-kind',
  id,
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: both(`Coupon ${id}`),
  value: { kind: 'WON', amount: 3000, minSpend: 10_000 },
  perMember: 5,
  giftable: true,
  withOthers: false,
  ...more,
});

export const giftCardKind: GiftCardKind = {
  type: 'gift-card-kind',
  id: 'card',
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: both('Gift card'),
  art: 'park-poster',
  validYears: 5,
  cardMax: 500_000,
  memberMax: 600_000,
  refund: { percent: 60, smallAmount: 10_000, smallPercent: 80 },
};

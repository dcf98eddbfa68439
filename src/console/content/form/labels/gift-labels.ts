import type { Words } from '../../../../content/check/problem.ts';

/** Labels of kinds of coupons and gift cards. */
export const giftLabels: Readonly<Record<string, Words>> = {
  'value.amount': { ko: '할인(원 또는 %)', en: 'Discount (won or %)' },
  minSpend: { ko: '최소 결제(원)', en: 'Minimum bill (won)' },
  'coupon-kind.where': { ko: '쓰는 곳', en: 'Where' },
  'where.facilities': { ko: '시설', en: 'Facilities' },
  'where.categories': { ko: '시설 분류', en: 'Categories' },
  'coupon-kind.days': { ko: '받은 날부터 며칠', en: 'Days from the issue' },
  perMember: { ko: '한 사람 한도', en: 'Limit per member' },
  giftable: { ko: '선물 가능', en: 'Can be given' },
  withOthers: { ko: '다른 쿠폰과 함께', en: 'Combines with others' },
  stock: { ko: '수량', en: 'Stock' },
  placeCodes: { ko: '매장 번호', en: 'Place codes' },
  validYears: { ko: '유효 기간(년)', en: 'Valid for (years)' },
  cardMax: { ko: '카드 한도(원)', en: 'Limit per card (won)' },
  memberMax: { ko: '회원 한도(원)', en: 'Limit per member (won)' },
  'gift-card-kind.refund': { ko: '남은 금액 환불', en: 'Refund of the rest' },
  percent: { ko: '쓴 비율(%)', en: 'Used part (%)' },
  smallAmount: { ko: '소액 카드 기준(원)', en: 'Small cards up to (won)' },
  smallPercent: { ko: '소액 카드의 쓴 비율(%)', en: 'Used part of small cards (%)' },
};

/** Values of those documents. */
export const giftValues: Readonly<Record<string, Words>> = {
  'kind.PERCENT': { ko: '퍼센트 할인', en: 'Percent off' },
  'kind.WON': { ko: '금액 할인', en: 'Won off' },
  'kind.ITEM': { ko: '교환권', en: 'Voucher' },
};

import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  filled,
  letters,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

const day = { type: 'string', pattern: '^(\\d{8})?$', description: 'YYYYMMDD, or empty.' } as const;
const won = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;
const cardKey = filled(40, 'Opaque key of the card; never its number.');
const friendUid = filled(40, 'A friend of the caller.');
const message = text(600);
const typedMessage = typed('text', letters(50, 'At most 50 letters.'));

export const giftQuery = strict(
  {
    ...asMember,
    ...paging,
    statusCd: text(40, 'Statuses, separated by commas.'),
    exceptNo: text(40, 'Key of a card to leave out.'),
  },
  [],
);

const cardStatus = { enum: ['ACTIVE', 'USED', 'SENT', 'RECEIVED', 'EXPIRED', 'CANCELLED'] } as const;
const card = {
  cardKey,
  cardNo: text(20, 'Masked number.'),
  cardNm: text(400),
  imageNm: text(60),
  statusCd: cardStatus,
  cardStatus: { ...cardStatus, description: 'The status as addresses name it.' },
  balanceAmt: won,
  expireDt: day,
  friendNm: text(60, 'Receiver of a sent card, sender of a received one.'),
  message,
  returnDt: day,
  refundYn: yn,
  codeRef: text(10, 'Reference for the code to pay with; empty in lists, and unless the card can pay.'),
} as const;
const cardRequired = [
  'cardKey',
  'cardNo',
  'cardNm',
  'imageNm',
  'statusCd',
  'cardStatus',
  'balanceAmt',
  'expireDt',
  'friendNm',
  'message',
  'returnDt',
  'refundYn',
  'codeRef',
] as const;
const cardSchema = strict(card, cardRequired);
const history = strict(
  {
    tranId: filled(60),
    tranDtm: moment,
    tranKindCd: { enum: ['LOAD', 'SPEND', 'TRANSFER', 'REFUND', 'EXPIRE', 'ADJUST', 'RECEIVED'] },
    placeNm: text(400),
    amount: { type: 'integer' },
  },
  ['tranId', 'tranDtm', 'tranKindCd', 'placeNm', 'amount'],
);

export const giftCardsAnswer = strict({ cardList: pageOfItems(cardSchema), totalCnt, totalAmt: won }, [
  'cardList',
  'totalCnt',
  'totalAmt',
]);
export const giftCardAnswer = strict({ card: cardSchema, historyList: pageOfItems(history), totalCnt }, [
  'card',
  'historyList',
  'totalCnt',
]);
export const giftCardChanged = cardSchema;
export type GiftCards = FromSchema<typeof giftCardsAnswer>;
export type Coupons = FromSchema<typeof couponsAnswer>;
export type GiftCardView = FromSchema<typeof cardSchema>;
export type GiftCardDetail = FromSchema<typeof giftCardAnswer>;

export const registerCardBody = strict(
  {
    ...asMember,
    cardNo: typed('code', filled(60, '16 digits; spaces and hyphens are ignored.')),
    scratchCode: typed('code', filled(40, 'The 10 characters under the scratch field.')),
  },
  ['cardNo', 'scratchCode'],
);
export const cardBody = strict({ ...asMember, cardNo: cardKey }, ['cardNo']);
export const acceptCardBody = strict({ ...asMember, cardNo: cardKey, acceptYn: yn }, ['cardNo', 'acceptYn']);
export const sendCardBody = strict({ ...asMember, cardNo: cardKey, friendUid, message: typed('text', message) }, [
  'cardNo',
  'friendUid',
]);
export const transferBody = strict(
  {
    ...asMember,
    fromNo: cardKey,
    toNo: cardKey,
    amount: { type: 'integer', minimum: 1, maximum: 100_000_000, description: 'Left out, the whole balance.' },
  },
  ['fromNo', 'toNo'],
);

const coupon = {
  couponId: filled(40),
  couponNm: text(400),
  summary: text(400),
  imageNm: text(60),
  statusCd: { enum: ['ISSUED', 'USED', 'EXPIRED', 'SENT', 'RECEIVED'] },
  valueCd: { enum: ['PERCENT', 'WON', 'ITEM'] },
  percent: { type: 'integer' },
  discountAmt: { type: 'integer' },
  maxAmt: { type: 'integer' },
  minSpendAmt: { type: 'integer' },
  venueNm: text(400, 'Venue that accepts it.'),
  whereNm: text(2000),
  fromDt: day,
  untilDt: day,
  todayYn: { ...yn, description: 'Y: today is the last day.' },
  usedDtm: moment,
  usedPlaceNm: text(400),
  giftableYn: yn,
  withOthersYn: yn,
  placeCodeYn: { ...yn, description: 'Y: staff can confirm the use by a place code.' },
  friendNm: text(60),
  returnDt: day,
  code: text(60, 'Text of its QR code; empty unless it can be used.'),
} as const;
const couponSchema = strict(coupon, [
  'couponId',
  'couponNm',
  'summary',
  'imageNm',
  'statusCd',
  'valueCd',
  'venueNm',
  'whereNm',
  'fromDt',
  'untilDt',
  'todayYn',
  'usedDtm',
  'usedPlaceNm',
  'giftableYn',
  'withOthersYn',
  'placeCodeYn',
  'friendNm',
  'returnDt',
  'code',
]);
export const couponsAnswer = strict({ couponList: pageOfItems(couponSchema), totalCnt }, ['couponList', 'totalCnt']);
export const couponAnswer = strict({ coupon: couponSchema }, ['coupon']);
export const couponChanged = couponSchema;
export type CouponView = FromSchema<typeof couponSchema>;

const couponId = filled(40);
export const registerCouponBody = strict(
  { ...asMember, couponNo: typed('code', filled(20, '1-20 letters, digits or _.')) },
  ['couponNo'],
);
export const couponBody = strict({ ...asMember, couponNo: couponId }, ['couponNo']);
export const acceptCouponBody = strict({ ...asMember, couponNo: couponId, acceptYn: yn }, ['couponNo', 'acceptYn']);
export const giftCouponBody = strict({ ...asMember, couponNo: couponId, friendUid, message: typedMessage }, [
  'couponNo',
  'friendUid',
]);
export const useCouponBody = strict(
  { ...asMember, couponNo: couponId, placeCode: typed('digits', { type: 'string', pattern: '^\\d{4}$' }) },
  ['couponNo', 'placeCode'],
);

import { doneAnswer } from '../shared/answer-parts.ts';
import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const read = {
  access: 'member',
  method: 'GET',
  writes: false,
  query: shapes.giftQuery,
  requirements: [],
  addition: true,
} as const;
const write = {
  access: 'member',
  method: 'POST',
  writes: true,
  idempotent: 'required',
  requirements: [],
  addition: true,
} as const;
const cards = { tag: 'gift cards' } as const;
const coupons = { tag: 'coupons' } as const;

export const listGiftCards = defineCall({
  ...read,
  ...cards,
  path: `${apiBase}/giftcards`,
  reads: ['gift-card-kind'],
  summary: 'List the own gift cards and those that wait to be accepted',
  data: shapes.giftCardsAnswer,
  named: {
    'query.exceptNo': { kind: 'gift-card', of: 'caller', refusals: { unknown: 'none', owner: 'none' } },
  },
});
export const readGiftCard = defineCall({
  ...read,
  ...cards,
  path: `${apiBase}/giftcards/{no}`,
  reads: ['gift-card-kind'],
  summary: 'Read a gift card with its history',
  data: shapes.giftCardAnswer,
  named: {
    'path.no': { kind: 'gift-card', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
  },
});
export const registerGiftCard = defineCall({
  ...write,
  ...cards,
  path: `${apiBase}/giftcards/register`,
  summary: 'Register a gift card by number and scratch code',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
  body: shapes.registerCardBody,
  data: shapes.giftCardChanged,
  named: {
    'body.cardNo': {
      kind: 'card-number',
      of: 'everybody',
      states: ['ISSUED'],
      byState: { CANCELLED: 'GFT_01' },
      refusals: { unknown: 'GFT_01', owner: 'GFT_02', state: 'GFT_02' },
    },
  },
});
export const sendGiftCard = defineCall({
  ...write,
  ...cards,
  path: `${apiBase}/giftcards/send`,
  summary: 'Send a gift card to a friend',
  body: shapes.sendCardBody,
  data: shapes.giftCardChanged,
  named: {
    'body.cardNo': {
      kind: 'gift-card',
      of: 'caller',
      states: ['ACTIVE'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'GFT_03', time: 'GFT_03' },
    },
    'body.friendUid': { kind: 'member', of: 'friend', refusals: { unknown: 'GFT_06', owner: 'GFT_06' } },
  },
});
export const takeBackGiftCard = defineCall({
  ...write,
  ...cards,
  path: `${apiBase}/giftcards/take-back`,
  summary: 'Take back a gift card that is not accepted yet',
  body: shapes.cardBody,
  data: shapes.giftCardChanged,
  named: {
    'body.cardNo': {
      kind: 'gift-card',
      of: 'caller',
      states: ['SENT'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'GFT_03' },
    },
  },
});
export const acceptGiftCard = defineCall({
  ...write,
  ...cards,
  path: `${apiBase}/giftcards/accept`,
  summary: 'Accept or refuse a gift card',
  body: shapes.acceptCardBody,
  data: doneAnswer,
  named: {
    'body.cardNo': {
      kind: 'gift-card',
      of: 'receiver',
      states: ['SENT'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'NOT_FOUND', time: 'NOT_FOUND' },
    },
  },
});
export const transferBalance = defineCall({
  ...write,
  ...cards,
  path: `${apiBase}/giftcards/transfer`,
  summary: 'Move balance between two own gift cards',
  body: shapes.transferBody,
  data: shapes.giftCardChanged,
  named: {
    'body.fromNo': {
      kind: 'gift-card',
      of: 'caller',
      states: ['ACTIVE'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'GFT_03', time: 'GFT_03' },
    },
    'body.toNo': {
      kind: 'gift-card',
      of: 'caller',
      states: ['ACTIVE'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'GFT_03', time: 'GFT_03' },
    },
  },
});

export const listCoupons = defineCall({
  ...read,
  ...coupons,
  path: `${apiBase}/coupons`,
  reads: ['coupon-kind'],
  names: ['facility'],
  summary: 'List the own coupons and those that wait to be accepted',
  data: shapes.couponsAnswer,
  named: {
    'query.exceptNo': { kind: 'coupon-record', of: 'caller', refusals: { unknown: 'none', owner: 'none' } },
  },
});
export const readCoupon = defineCall({
  ...read,
  ...coupons,
  path: `${apiBase}/coupons/{id}`,
  reads: ['coupon-kind'],
  names: ['facility'],
  summary: 'Read a coupon',
  data: shapes.couponAnswer,
  named: {
    'path.id': { kind: 'coupon-record', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
  },
});
export const registerCoupon = defineCall({
  ...write,
  ...coupons,
  path: `${apiBase}/coupons/register`,
  summary: 'Get a coupon by its code',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'address'] },
  body: shapes.registerCouponBody,
  data: shapes.couponChanged,
  named: {
    'body.couponNo': {
      kind: 'coupon-code',
      of: 'everybody',
      states: ['free'],
      ahead: true,
      refusals: { unknown: 'CPN_01', state: 'CPN_01', time: 'CPN_05' },
    },
  },
});
export const giftCoupon = defineCall({
  ...write,
  ...coupons,
  path: `${apiBase}/coupons/gift`,
  summary: 'Give a coupon to a friend',
  body: shapes.giftCouponBody,
  data: shapes.couponChanged,
  named: {
    'body.couponNo': {
      kind: 'coupon-record',
      of: 'caller',
      states: ['ISSUED'],
      ahead: true,
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'CPN_06', time: 'CPN_05' },
    },
    'body.friendUid': { kind: 'member', of: 'friend', refusals: { unknown: 'GFT_06', owner: 'GFT_06' } },
  },
});
export const takeBackCoupon = defineCall({
  ...write,
  ...coupons,
  path: `${apiBase}/coupons/take-back`,
  summary: 'Take back a coupon that is not accepted yet',
  body: shapes.couponBody,
  data: shapes.couponChanged,
  named: {
    'body.couponNo': {
      kind: 'coupon-record',
      of: 'caller',
      states: ['SENT'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'CPN_06' },
    },
  },
});
export const acceptCoupon = defineCall({
  ...write,
  ...coupons,
  path: `${apiBase}/coupons/accept`,
  summary: 'Accept or refuse a coupon',
  body: shapes.acceptCouponBody,
  data: doneAnswer,
  named: {
    'body.couponNo': {
      kind: 'coupon-record',
      of: 'receiver',
      states: ['SENT'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'NOT_FOUND', time: 'NOT_FOUND' },
    },
  },
});
export const useCoupon = defineCall({
  ...write,
  ...coupons,
  path: `${apiBase}/coupons/use`,
  summary: 'Use a coupon at the counter, confirmed by a place code',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
  body: shapes.useCouponBody,
  data: shapes.couponChanged,
  named: {
    'body.couponNo': {
      kind: 'coupon-record',
      of: 'caller',
      states: ['ISSUED'],
      byState: { EXPIRED: 'CPN_05' },
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'CPN_06', time: 'CPN_05' },
    },
    'body.placeCode': { kind: 'place-code', of: 'everybody', refusals: { unknown: 'CPN_07', venue: 'CPN_07' } },
  },
});

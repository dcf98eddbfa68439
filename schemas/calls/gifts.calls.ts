import { doneAnswer } from '../accounts.schema.ts';
import * as shapes from '../gift-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

const read = { access: 'member', method: 'GET', writes: false, query: shapes.giftQuery, requirements: [], addition: true } as const;
const write = { access: 'member', method: 'POST', writes: true, idempotent: 'required', requirements: [], addition: true } as const;
const cards = { tag: 'gift cards' } as const;
const coupons = { tag: 'coupons' } as const;

export const listGiftCards = defineCall({ ...read, ...cards, path: `${apiBase}/giftcards`, reads: ['gift-card-kind'], summary: 'List the own gift cards and those that wait to be accepted', data: shapes.giftCardsAnswer });
export const readGiftCard = defineCall({ ...read, ...cards, path: `${apiBase}/giftcards/{no}`, reads: ['gift-card-kind'], summary: 'Read a gift card with its history', data: shapes.giftCardAnswer });
export const registerGiftCard = defineCall({ ...write, ...cards, path: `${apiBase}/giftcards/register`, summary: 'Register a gift card by number and scratch code', body: shapes.registerCardBody, data: shapes.giftCardChanged });
export const sendGiftCard = defineCall({ ...write, ...cards, path: `${apiBase}/giftcards/send`, summary: 'Send a gift card to a friend', body: shapes.sendCardBody, data: shapes.giftCardChanged });
export const takeBackGiftCard = defineCall({ ...write, ...cards, path: `${apiBase}/giftcards/take-back`, summary: 'Take back a gift card that is not accepted yet', body: shapes.cardBody, data: shapes.giftCardChanged });
export const acceptGiftCard = defineCall({ ...write, ...cards, path: `${apiBase}/giftcards/accept`, summary: 'Accept or refuse a gift card', body: shapes.acceptCardBody, data: doneAnswer });
export const transferBalance = defineCall({ ...write, ...cards, path: `${apiBase}/giftcards/transfer`, summary: 'Move balance between two own gift cards', body: shapes.transferBody, data: shapes.giftCardChanged });

export const listCoupons = defineCall({ ...read, ...coupons, path: `${apiBase}/coupons`, reads: ['coupon-kind'], names: ['facility'], summary: 'List the own coupons and those that wait to be accepted', data: shapes.couponsAnswer });
export const readCoupon = defineCall({ ...read, ...coupons, path: `${apiBase}/coupons/{id}`, reads: ['coupon-kind'], names: ['facility'], summary: 'Read a coupon', data: shapes.couponAnswer });
export const registerCoupon = defineCall({ ...write, ...coupons, path: `${apiBase}/coupons/register`, summary: 'Get a coupon by its code', body: shapes.registerCouponBody, data: shapes.couponChanged });
export const giftCoupon = defineCall({ ...write, ...coupons, path: `${apiBase}/coupons/gift`, summary: 'Give a coupon to a friend', body: shapes.giftCouponBody, data: shapes.couponChanged });
export const takeBackCoupon = defineCall({ ...write, ...coupons, path: `${apiBase}/coupons/take-back`, summary: 'Take back a coupon that is not accepted yet', body: shapes.couponBody, data: shapes.couponChanged });
export const acceptCoupon = defineCall({ ...write, ...coupons, path: `${apiBase}/coupons/accept`, summary: 'Accept or refuse a coupon', body: shapes.acceptCouponBody, data: doneAnswer });
export const useCoupon = defineCall({ ...write, ...coupons, path: `${apiBase}/coupons/use`, summary: 'Use a coupon at the counter, confirmed by a place code', body: shapes.useCouponBody, data: shapes.couponChanged });

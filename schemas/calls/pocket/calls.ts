import {
  badgesQuery,
  badgesSchema,
  codeKeyBody,
  codeKeySchema,
  lendBody,
  mealBody,
  memberProductsQuery,
  memberProductsSchema,
  memberProductsSnsQuery,
  passDecisionBody,
  passRequestsSchema,
  productAnswerSchema,
  productBody,
  productListSchema,
  productsQuery,
} from './answers.ts';
import { doneAnswer } from '../shared/answer-parts.ts';
import { defineCall } from '../define-call.ts';
import { pocketBase } from './pocket-base.ts';

const read = { access: 'member', method: 'GET', tag: 'pocket', writes: false } as const;
const write = {
  access: 'member',
  method: 'POST',
  tag: 'pocket',
  writes: true,
  addition: true,
  requirements: [],
} as const;

export const listMyProducts = defineCall({
  ...read,
  path: `${pocketBase}/my-products`,
  summary: 'List the products in my pocket, and those lent to me',
  query: productsQuery,
  data: productListSchema,
  reads: ['ticket-product', 'exp-program', 'meal-kind', 'wallet'],
  requirements: ['V-384', 'V-386'],
  named: {
    'query.firstId': { kind: 'product', of: 'caller', refusals: { unknown: 'none', owner: 'none' } },
  },
});
export const readBadges = defineCall({
  ...read,
  path: `${pocketBase}/badges`,
  summary: 'Count what is in my pocket',
  query: badgesQuery,
  data: badgesSchema,
  requirements: ['V-384', 'V-389'],
});
export const listMemberProducts = defineCall({
  ...read,
  path: `${pocketBase}/member-products`,
  summary: "List a companion's products of today and those lent between us",
  query: memberProductsQuery,
  data: memberProductsSchema,
  reads: ['ticket-product', 'exp-program', 'meal-kind'],
  requirements: ['V-384', 'V-387'],
  named: {
    'query.friendUid': { kind: 'member', of: 'companion', refusals: { unknown: 'CMP_05', owner: 'CMP_05' } },
  },
});
export const listMemberProductsSns = defineCall({
  ...read,
  path: `${pocketBase}/member-products-sns`,
  summary: "List a companion's products by a search result",
  query: memberProductsSnsQuery,
  data: memberProductsSchema,
  reads: ['ticket-product', 'exp-program', 'meal-kind'],
  requirements: ['V-384', 'V-388'],
  named: {
    'query.friendToken': {
      kind: 'search-result',
      of: 'caller',
      refusals: { unknown: 'CMP_05', owner: 'CMP_05', time: 'CMP_05' },
    },
  },
});
export const registerCodeKey = defineCall({
  ...write,
  path: `${pocketBase}/code-key`,
  summary: "Register the public key with which this login's phone signs entry codes",
  body: codeKeyBody,
  data: codeKeySchema,
});
export const registerMeal = defineCall({
  ...write,
  path: `${pocketBase}/meal`,
  summary: 'Register a meal coupon',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'address'] },
  idempotent: 'required',
  body: mealBody,
  data: productAnswerSchema,
  named: {
    'body.mealNo': {
      kind: 'issued-number',
      of: 'everybody',
      states: ['ISSUED'],
      kinds: ['MEAL'],
      refusals: { unknown: 'PKT_01', kind: 'PKT_01', venue: 'PKT_04', time: 'PKT_03', state: 'PKT_01' },
    },
  },
});
export const lendProduct = defineCall({
  ...write,
  path: `${pocketBase}/lend`,
  summary: 'Lend a product to a companion for a day',
  idempotent: 'required',
  body: lendBody,
  data: doneAnswer,
  named: {
    'body.productId': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED'],
      ahead: true,
      byState: { REMOVED: 'PKT_01' },
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', state: 'CMP_04', time: 'CMP_04' },
    },
    'body.friendUid': { kind: 'member', of: 'companion', refusals: { unknown: 'CMP_05', owner: 'CMP_05' } },
  },
});
export const takeProductBack = defineCall({
  ...write,
  path: `${pocketBase}/unlend`,
  summary: 'Take a lent product back',
  idempotent: 'accepted',
  body: productBody,
  data: doneAnswer,
  named: {
    'body.productId': { kind: 'product', of: 'caller', refusals: { unknown: 'CMP_04', owner: 'CMP_04' } },
  },
});
export const listPassRequests = defineCall({
  ...read,
  path: `${pocketBase}/pass-requests`,
  summary: "List the requests to show a companion's season pass",
  query: badgesQuery,
  data: passRequestsSchema,
  addition: true,
  reads: ['ticket-product'],
  requirements: [],
});
export const decidePassRequest = defineCall({
  ...write,
  path: `${pocketBase}/pass-requests/decide`,
  summary: 'Accept, reject or cancel such a request',
  idempotent: 'accepted',
  body: passDecisionBody,
  data: doneAnswer,
  named: {
    'body.requestId': {
      kind: 'pass-request',
      of: 'receiver',
      states: ['REQUESTED'],
      refusals: { unknown: 'CMP_01', owner: 'CMP_01', state: 'CMP_01', time: 'CMP_01' },
    },
  },
});

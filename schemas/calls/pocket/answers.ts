import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { day, flag, parkType, productId, text, typedNumber } from './answer-parts.ts';

export const productKinds = ['TICKET', 'SEASON', 'EXP', 'MEAL'] as const;
export type ProductKind = (typeof productKinds)[number];
export const productStates = ['REGISTERED', 'ENTERED', 'USED', 'EXPIRED', 'REMOVED'] as const;
export type ProductStatus = (typeof productStates)[number];

/** A product as a member sees it. `codeRef` is empty unless its holder may enter with it on this device. */
export const productSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'productId',
    'productKindCd',
    'productNm',
    'ticketNoMask',
    'validFrom',
    'validUntil',
    'statusCd',
    'useDtm',
    'holderUid',
    'imageNm',
    'codeRef',
    'staticCode',
    'parkType',
    'summary',
    'seatDtm',
    'placeYn',
    'placeNm',
    'facilityId',
    'seatDayDtm',
    'peopleCnt',
    'lentYn',
    'lentCd',
    'lentNm',
    'lentDt',
    'canRemoveYn',
    'canLendYn',
    'whenCd',
    'walletList',
  ],
  properties: {
    productId,
    productKindCd: { enum: productKinds },
    productNm: text,
    ticketNoMask: text,
    validFrom: day,
    validUntil: day,
    statusCd: { enum: productStates },
    useDtm: text,
    holderUid: text,
    imageNm: text,
    codeRef: text,
    staticCode: { ...text, description: 'Static code for older gates; empty unless the product allows one.' },
    parkType: text,
    summary: text,
    seatDtm: { ...text, description: 'Start of an experience, YYYYMMDDHHmmss.' },
    seatDayDtm: { ...text, description: 'Start of the day of an experience, YYYYMMDDHHmmss.' },
    placeYn: { ...flag, description: 'Y: it is used at one facility.' },
    placeNm: { ...text, description: 'Name of the facility at which it is used; empty without one.' },
    facilityId: text,
    peopleCnt: { type: 'integer' },
    lentYn: { ...flag, description: 'Y: held by somebody else than its owner.' },
    lentCd: { enum: ['NONE', 'IN', 'OUT'], description: 'IN: lent to the caller, OUT: lent by the caller.' },
    lentNm: { ...text, description: 'Nickname of the companion who lends or borrows it.' },
    lentDt: { ...text, description: 'Day of the loan, YYYYMMDD.' },
    canRemoveYn: flag,
    canLendYn: flag,
    whenCd: { enum: ['TODAY', 'COMING', 'PAST'] },
    walletList: {
      type: 'array',
      description: 'Mobile wallets of this phone to which it can be added.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['walletCd', 'walletNm'],
        properties: { walletCd: text, walletNm: text },
      },
    },
  },
} as const satisfies JSONSchema;
export type Product = FromSchema<typeof productSchema>;

export const productsQuery = {
  type: 'object',
  properties: {
    statusCd: { enum: productStates },
    kindCd: { enum: productKinds },
    firstId: { type: 'string', maxLength: 60, description: 'Product that is listed first.' },
    parkType,
  },
} as const satisfies JSONSchema;
export const productListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['productList', 'stepSeconds'],
  properties: { productList: { type: 'array', items: productSchema }, stepSeconds: { type: 'integer' } },
} as const satisfies JSONSchema;
const sharedProduct = {
  type: 'object',
  additionalProperties: false,
  required: ['productKindCd', 'productNm', 'validFrom', 'validUntil', 'statusCd', 'parkType', 'lentCd'],
  properties: {
    productKindCd: { enum: productKinds },
    productNm: text,
    validFrom: day,
    validUntil: day,
    statusCd: { enum: productStates },
    parkType: text,
    lentCd: { enum: ['NONE', 'IN', 'OUT'], description: 'IN: lent to the caller, OUT: lent by the caller.' },
  },
} as const;
export const memberProductsQuery = {
  type: 'object',
  required: ['friendUid'],
  properties: { friendUid: { type: 'string', minLength: 1, maxLength: 40 }, parkType },
} as const satisfies JSONSchema;
export const memberProductsSnsQuery = {
  type: 'object',
  required: ['friendToken'],
  properties: { friendToken: { type: 'string', minLength: 1, maxLength: 100 }, parkType },
} as const satisfies JSONSchema;
export const memberProductsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['productList'],
  properties: { productList: { type: 'array', items: sharedProduct } },
} as const satisfies JSONSchema;
export type SharedProduct = FromSchema<typeof sharedProduct>;
export const productAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['product'],
  properties: { product: productSchema },
} as const satisfies JSONSchema;
export const badgesQuery = { type: 'object', properties: { parkType } } as const satisfies JSONSchema;
export const badgesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['badgeList'],
  properties: {
    badgeList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kindCd', 'cnt'],
        properties: { kindCd: text, cnt: { type: 'integer' } },
      },
    },
  },
} as const satisfies JSONSchema;

export const mealBody = {
  type: 'object',
  required: ['mealNo'],
  properties: { mealNo: typedNumber, parkType },
} as const satisfies JSONSchema;
export const productBody = {
  type: 'object',
  required: ['productId'],
  properties: { productId, parkType },
} as const satisfies JSONSchema;
export const lendBody = {
  type: 'object',
  required: ['productId', 'friendUid'],
  properties: { productId, friendUid: { type: 'string', minLength: 1, maxLength: 40 }, parkType },
} as const satisfies JSONSchema;
export const codeKeyBody = {
  type: 'object',
  required: ['publicKey'],
  properties: {
    publicKey: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{80,200}$',
      description: 'SPKI of an ECDSA P-256 key, base64url.',
    },
  },
} as const satisfies JSONSchema;
export const codeKeySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['keyId', 'stepSeconds'],
  properties: { keyId: text, stepSeconds: { type: 'integer' } },
} as const satisfies JSONSchema;
const passRequestStates = ['REQUESTED', 'ACCEPTED', 'REJECTED', 'CANCELLED'] as const;
export type PassRequestState = (typeof passRequestStates)[number];
const passRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['requestId', 'directionCd', 'nickName', 'productNm', 'validUntil'],
  properties: {
    requestId: text,
    directionCd: { enum: ['IN', 'OUT'] },
    nickName: text,
    productNm: text,
    validUntil: day,
  },
} as const;

export type PassRequest = FromSchema<typeof passRequest>;
export const passRequestsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['requestList'],
  properties: { requestList: { type: 'array', items: passRequest } },
} as const satisfies JSONSchema;
export const passDecisionBody = {
  type: 'object',
  required: ['requestId', 'processStatus'],
  properties: {
    requestId: { type: 'string', minLength: 1, maxLength: 60 },
    processStatus: { enum: ['ACCEPTED', 'REJECTED', 'CANCELLED'] },
    parkType,
  },
} as const satisfies JSONSchema;

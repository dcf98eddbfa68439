import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { typed } from './typed-text.ts';

export const productKinds = ['TICKET', 'SEASON', 'EXP', 'MEAL'] as const;
export type ProductKind = (typeof productKinds)[number];
export const productStates = ['REGISTERED', 'ENTERED', 'USED', 'EXPIRED', 'REMOVED'] as const;
export type ProductStatus = (typeof productStates)[number];

export const text = { type: 'string' } as const;
export const day = { type: 'string', pattern: '^\\d{8}$' } as const;
export const flag = { enum: ['Y', 'N'] } as const;
export const parkType = { type: 'string', maxLength: 8 } as const;
export const productId = { type: 'string', minLength: 1, maxLength: 60 } as const;
/** Scanned or typed, with the spaces and hyphens of people. */
export const typedNumber = typed('code', { type: 'string', minLength: 1, maxLength: 60 });
const mobileEnd = typed('phone-end', {
  type: 'string',
  pattern: '^\\d{4}$',
  description: "Last digits of the booker's mobile; left out for bookings of the member's own.",
});

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

export const ticketsQuery = {
  type: 'object',
  properties: { statusCd: { enum: productStates }, from: day, until: day, parkType },
} as const satisfies JSONSchema;
export const ticketListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ticketList'],
  properties: { ticketList: { type: 'array', items: productSchema } },
} as const satisfies JSONSchema;

export const reservationListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rsvList'],
  properties: {
    rsvList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rsvNo', 'productNm', 'visitDt', 'cnt'],
        properties: { rsvNo: text, productNm: text, visitDt: text, cnt: { type: 'integer' } },
      },
    },
  },
} as const satisfies JSONSchema;

const candidate = {
  type: 'object',
  additionalProperties: false,
  required: ['seq', 'productNm', 'validFrom', 'validUntil', 'takenYn'],
  properties: { seq: { type: 'integer' }, productNm: text, validFrom: day, validUntil: day, takenYn: flag },
} as const;
const seqList = {
  type: 'array',
  maxItems: 30,
  uniqueItems: true,
  items: { type: 'integer', minimum: 0, maximum: 9999 },
} as const;

/** Chooses all tickets of a booking that nobody has registered. */
const everyOne = { enum: ['Y', 'N'], description: 'Y: all tickets that nobody has registered.' } as const;

export const registerBody = {
  type: 'object',
  required: ['ticketNo'],
  properties: { ticketNo: typedNumber, wayCd: { enum: ['SCAN', 'TYPE'] }, parkType },
} as const satisfies JSONSchema;
export const reservationBody = {
  type: 'object',
  required: ['rsvNo'],
  properties: {
    rsvNo: typedNumber,
    mobileEnd,
    ticketSeqList: {
      ...seqList,
      description: 'Left out: nothing is registered, the tickets to choose from are listed.',
    },
    allYn: everyOne,
    parkType,
  },
} as const satisfies JSONSchema;
export const reservationAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ticketList', 'productList'],
  properties: { ticketList: { type: 'array', items: candidate }, productList: { type: 'array', items: productSchema } },
} as const satisfies JSONSchema;
export const expReservationBody = {
  type: 'object',
  required: ['rsvNo'],
  properties: { rsvNo: typedNumber, seqList, allYn: everyOne, parkType },
} as const satisfies JSONSchema;
export const expPassBody = {
  type: 'object',
  properties: { passNo: typedNumber, rsvNo: typedNumber, mobileEnd, parkType },
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
export const productQuery = {
  type: 'object',
  required: ['productId'],
  properties: { productId, parkType },
} as const satisfies JSONSchema;

export const walletAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['walletCd', 'path', 'url'],
  properties: {
    walletCd: text,
    path: { ...text, description: 'Path of the pass, for browsers. It works for ten minutes.' },
    url: { ...text, description: 'Whole address of the pass, for the app shell.' },
  },
} as const satisfies JSONSchema;

export const okSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['okYn'],
  properties: { okYn: flag },
} as const satisfies JSONSchema;
export const pictureBytes = {
  description: 'Bytes of a JPEG, PNG, WebP or AVIF picture; the content type names the format.',
} as const satisfies JSONSchema;

export const lendBody = {
  type: 'object',
  required: ['productId', 'friendUid'],
  properties: { productId, friendUid: { type: 'string', minLength: 1, maxLength: 40 }, parkType },
} as const satisfies JSONSchema;

import type { JSONSchema } from 'json-schema-to-ts';
import { productStates, productSchema } from './answers.ts';
import { parkType, day, productId, typedNumber, text, flag } from './answer-parts.ts';
import { typed } from '../../typed-text.ts';

export const rewardQuery = {
  type: 'object',
  properties: { productId: { ...productId, description: 'Default: every own season pass of the park.' }, parkType },
} as const satisfies JSONSchema;
export const seasonQuery = {
  type: 'object',
  properties: {
    productId: { ...productId, description: 'Default: the own season pass of the park that ends last.' },
    parkType,
  },
} as const satisfies JSONSchema;
export const seasonNumberBody = {
  type: 'object',
  required: ['seasonTicketNo'],
  properties: { seasonTicketNo: typedNumber, parkType },
} as const satisfies JSONSchema;
export const seasonCheckSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['checkToken', 'holderMask'],
  properties: { checkToken: text, holderMask: text },
} as const satisfies JSONSchema;
const checkToken = { type: 'string', minLength: 20, maxLength: 60 } as const;
export const seasonBirthBody = {
  type: 'object',
  required: ['checkToken', 'birthDate'],
  properties: { checkToken, birthDate: typed('digits', day), parkType },
} as const satisfies JSONSchema;
export const seasonBody = {
  type: 'object',
  required: ['checkToken'],
  properties: {
    checkToken,
    forUid: {
      type: 'string',
      maxLength: 40,
      description: 'Companion who uses the pass; the pass is registered after their yes.',
    },
    parkType,
  },
} as const satisfies JSONSchema;
export const seasonAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['statusCd'],
  properties: {
    statusCd: { enum: ['REGISTERED', 'REQUESTED'] },
    product: productSchema,
    requestId: { ...text, description: 'Request to the companion.' },
  },
} as const satisfies JSONSchema;
export const seasonDetailSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['detail'],
  properties: {
    detail: {
      type: 'object',
      additionalProperties: false,
      required: [
        'productId',
        'grade',
        'ticketNoMask',
        'from',
        'until',
        'termDays',
        'usedDays',
        'leftDays',
        'holder',
        'visits',
        'rewards',
        'statusCd',
        'renewalYn',
        'codeRef',
        'staticCode',
        'photoUrl',
      ],
      properties: {
        productId,
        grade: text,
        ticketNoMask: text,
        from: day,
        until: day,
        holder: text,
        visits: { type: 'integer' },
        rewards: { type: 'integer' },
        statusCd: { enum: productStates },
        renewalYn: flag,
        termDays: { type: 'integer', description: 'Days of the term.' },
        usedDays: { type: 'integer', description: 'Days of the term until today.' },
        leftDays: { type: 'integer', description: 'Days after today; 0 after the term.' },
        codeRef: {
          ...text,
          description: 'As in the list of products: empty unless its holder may enter with it on this device.',
        },
        staticCode: text,
        photoUrl: { ...text, description: 'Accepted picture; empty without one.' },
      },
    },
  },
} as const satisfies JSONSchema;
export const rewardListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rewardList'],
  properties: {
    rewardList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['entryId', 'productId', 'passNm', 'untilDt', 'rewardId', 'name', 'claimYn', 'goneYn', 'openYn'],
        properties: {
          entryId: { ...text, description: 'Identifies a reward of a pass.' },
          productId,
          passNm: text,
          untilDt: { ...text, description: 'Last day of the renewal period.' },
          rewardId: text,
          name: text,
          claimYn: flag,
          goneYn: flag,
          openYn: { ...flag, description: 'Y: it can be claimed now.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export const rewardBody = {
  type: 'object',
  required: ['productId', 'rewardId'],
  properties: { productId, rewardId: { type: 'string', minLength: 1, maxLength: 80 }, parkType },
} as const satisfies JSONSchema;

export const seasonPictureStates = ['WAITING', 'ACCEPTED', 'RETURNED'] as const;
export type SeasonPictureState = (typeof seasonPictureStates)[number];
export const seasonPictureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['productId', 'statusCd', 'url', 'reasonNm', 'canSendYn'],
  properties: {
    productId,
    statusCd: { enum: ['NONE', ...seasonPictureStates] },
    url: { ...text, description: 'Path of the picture for its holder; empty without one.' },
    reasonNm: { ...text, description: 'Why it was returned.' },
    canSendYn: { ...flag, description: 'Y: a picture can be sent now.' },
  },
} as const satisfies JSONSchema;
export const productQuery = {
  type: 'object',
  required: ['productId'],
  properties: { productId, parkType },
} as const satisfies JSONSchema;
export const okSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['okYn'],
  properties: { okYn: flag },
} as const satisfies JSONSchema;

import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { productKinds, productStates } from '../pocket/answers.ts';

const text = { type: 'string' } as const;
const name = { type: 'string', minLength: 1, maxLength: 60 } as const;
const words = {
  type: 'object',
  additionalProperties: false,
  required: ['ko', 'en'],
  properties: { ko: text, en: text },
} as const;

/** Reasons for a look-up. */
export const lookupReasons = ['INQUIRY', 'GATE', 'LOST', 'COMPLAINT'] as const;
export const memberKeys = ['ID', 'UID', 'MOBILE', 'EMAIL'] as const;

export const venueParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue'],
  properties: { venue: name },
} as const satisfies JSONSchema;
export const pictureParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'id'],
  properties: { venue: name, id: name },
} as const satisfies JSONSchema;
/** A record within a document, such as a participation in an event. */
export const recordParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'id', 'record'],
  properties: { venue: name, id: name, record: name },
} as const satisfies JSONSchema;
export const decisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['decision'],
  properties: {
    decision: { enum: ['ACCEPTED', 'RETURNED'] },
    reason: { ...name, description: 'Code of the list of reasons; only for RETURNED.' },
  },
} as const satisfies JSONSchema;

export const picturesAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['reasons', 'pictures'],
  properties: {
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'name'],
        properties: { code: text, name: words },
      },
    },
    pictures: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product', 'holderMask', 'sentAt', 'validUntil', 'url'],
        properties: {
          id: text,
          product: words,
          holderMask: text,
          sentAt: { ...text, description: 'ISO 8601, UTC.' },
          validUntil: text,
          url: { ...text, description: 'Path of the picture.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type PicturesAnswer = FromSchema<typeof picturesAnswer>;

const product = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'product', 'numberMask', 'validFrom', 'validUntil', 'state', 'isLent'],
  properties: {
    kind: { enum: productKinds },
    product: words,
    numberMask: text,
    validFrom: text,
    validUntil: text,
    state: { enum: [...productStates, 'FREE'] },
    isLent: { type: 'boolean' },
  },
} as const;
const member = {
  type: 'object',
  additionalProperties: false,
  required: [
    'look',
    'nickname',
    'nameMask',
    'loginMask',
    'mobileMask',
    'emailMask',
    'birthMask',
    'picture',
    'since',
    'state',
    'stateReason',
  ],
  properties: {
    look: { ...text, description: 'Name of this look-up, for 30 minutes: calls about the member send it.' },
    nickname: text,
    nameMask: text,
    loginMask: text,
    mobileMask: text,
    emailMask: text,
    birthMask: text,
    picture: { ...text, description: 'Path of the profile picture; empty without one.' },
    since: text,
    state: { enum: ['ACTIVE', 'SUSPENDED'] },
    stateReason: { ...text, description: 'Kind of the suspension.' },
  },
} as const;

export const ticketBody = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'reason'],
  properties: { number: name, reason: { enum: lookupReasons } },
} as const satisfies JSONSchema;
export const ticketAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'changes'],
  properties: {
    ticket: product,
    member: { ...member, description: 'Member who has registered it.' },
    changes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['at', 'by', 'to'],
        properties: { at: text, by: text, to: text },
      },
    },
  },
} as const satisfies JSONSchema;

export const memberBody = {
  type: 'object',
  additionalProperties: false,
  required: ['by', 'value', 'reason'],
  properties: {
    by: { enum: memberKeys },
    value: { type: 'string', minLength: 1, maxLength: 120 },
    reason: { enum: lookupReasons },
  },
} as const satisfies JSONSchema;
export type MemberLookup = FromSchema<typeof memberBody>;
export const boardingBody = {
  type: 'object',
  additionalProperties: false,
  required: ['by', 'value', 'until', 'hasConsent'],
  properties: {
    by: { enum: memberKeys },
    value: { type: 'string', minLength: 1, maxLength: 120 },
    until: { type: 'string', pattern: '^\\d{8}$', description: 'Last day, YYYYMMDD.' },
    hasConsent: { const: true, description: 'The member agreed that this is stored.' },
  },
} as const satisfies JSONSchema;
export const boardingAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['nickname', 'until'],
  properties: { nickname: text, until: text },
} as const satisfies JSONSchema;
export const memberAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['member', 'products'],
  properties: { member, products: { type: 'array', items: product } },
} as const satisfies JSONSchema;
export const verifyLinkAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'until'],
  properties: { url: text, until: text },
} as const satisfies JSONSchema;
export type VerifyLink = FromSchema<typeof verifyLinkAnswer>;
export type MemberAnswer = FromSchema<typeof memberAnswer>;
export type TicketAnswer = FromSchema<typeof ticketAnswer>;
export type FoundMember = MemberAnswer['member'];
export type FoundProduct = MemberAnswer['products'][number];

/** Words and pictures that wait for a billboard. */
export const billboardsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['reasons', 'applications'],
  properties: {
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'name'],
        properties: { code: text, name: words },
      },
    },
    applications: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'screen', 'day', 'time', 'template', 'art', 'words', 'sender', 'nickname', 'sentAt', 'url'],
        properties: {
          id: text,
          screen: words,
          day: { ...text, description: 'YYYYMMDD' },
          time: { ...text, description: 'HHmm' },
          template: words,
          art: text,
          words: text,
          sender: text,
          nickname: text,
          sentAt: { ...text, description: 'ISO 8601, UTC.' },
          url: { ...text, description: 'Path of the picture; empty without one.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type BillboardsAnswer = FromSchema<typeof billboardsAnswer>;
export const billboardDecisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['decision'],
  properties: {
    decision: { enum: ['APPROVED', 'REJECTED'] },
    reason: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      description: 'Code of the list of reasons; only for REJECTED.',
    },
  },
} as const satisfies JSONSchema;

/** Courses that members reported. */
export const coursesAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['courses'],
  properties: {
    courses: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'title', 'note', 'nickname', 'stops', 'reports', 'reasons', 'reportedAt', 'url'],
        properties: {
          id: text,
          title: text,
          note: text,
          nickname: text,
          stops: { type: 'array', items: text },
          reports: { type: 'integer' },
          reasons: { type: 'array', items: text },
          reportedAt: { ...text, description: 'First open report, ISO 8601, UTC.' },
          url: { ...text, description: 'Path of the picture; empty without one.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type CoursesAnswer = FromSchema<typeof coursesAnswer>;
export const courseDecisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['decision'],
  properties: { decision: { enum: ['HIDE', 'KEEP'] } },
} as const satisfies JSONSchema;

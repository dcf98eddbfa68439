import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { lookupReasons } from './console-answers.ts';

const text = { type: 'string' } as const;
const instant = { ...text, description: 'ISO 8601, UTC.' } as const;
const id = { type: 'string', minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' } as const;
const look = { ...id, description: 'Look-up of the member, at most 30 minutes old.' } as const;

/** Fields of a member that agents can see whole, one at a time. */
export const unmaskedFields = ['NAME', 'LOGIN_ID', 'MOBILE', 'EMAIL', 'BIRTH_DATE'] as const;

export const unmaskBody = {
  type: 'object',
  additionalProperties: false,
  required: ['look', 'field', 'reason'],
  properties: { look, field: { enum: unmaskedFields }, reason: { enum: lookupReasons } },
} as const satisfies JSONSchema;
export type UnmaskBody = FromSchema<typeof unmaskBody>;
export const unmaskAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'value', 'until'],
  properties: { field: { enum: unmaskedFields }, value: text, until: instant },
} as const satisfies JSONSchema;
export type UnmaskAnswer = FromSchema<typeof unmaskAnswer>;

/** Kinds of suspensions. Only ABUSE bars the person from joining again (JOI_04). */
export const suspensionKinds = ['ABUSE', 'SAFETY', 'REQUEST', 'OTHER'] as const;
/** Reasons of a release. MISTAKE makes the suspension count as none. */
export const releaseReasons = ['SERVED', 'MISTAKE'] as const;
export const suspendBody = {
  type: 'object',
  additionalProperties: false,
  required: ['look', 'kind'],
  properties: { look, kind: { enum: suspensionKinds } },
} as const satisfies JSONSchema;
export const releaseBody = {
  type: 'object',
  additionalProperties: false,
  required: ['look', 'reason'],
  properties: { look, reason: { enum: releaseReasons } },
} as const satisfies JSONSchema;
export const memberStateAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['state', 'stateReason'],
  properties: { state: { enum: ['ACTIVE', 'SUSPENDED'] }, stateReason: text },
} as const satisfies JSONSchema;

export const hiddenParts = ['PICTURE', 'NICKNAME'] as const;
export const hideReasons = ['OFFENSIVE', 'ADVERTISING', 'PERSONAL', 'IMPERSONATION'] as const;
export const hideBody = {
  type: 'object',
  additionalProperties: false,
  required: ['look', 'part', 'reason'],
  properties: { look, part: { enum: hiddenParts }, reason: { enum: hideReasons } },
} as const satisfies JSONSchema;
export type HideBody = FromSchema<typeof hideBody>;
export const profileAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['nickname', 'picture'],
  properties: { nickname: text, picture: text },
} as const satisfies JSONSchema;

/** Most Som of one adjustment. */
export const MOST_ADJUSTED = 100_000;
/** Reasons of adjustments; the list of Som reasons has their texts, with `ADJUST_` before them. */
export const adjustReasons = ['CORRECTION', 'COMPENSATION', 'DUPLICATE', 'PROMISED'] as const;
export const adjustBody = {
  type: 'object',
  additionalProperties: false,
  required: ['look', 'amount', 'reason'],
  properties: {
    look,
    amount: {
      type: 'integer',
      minimum: -MOST_ADJUSTED,
      maximum: MOST_ADJUSTED,
      not: { const: 0 },
      description: 'Som to add; a negative amount is taken.',
    },
    reason: { enum: adjustReasons },
  },
} as const satisfies JSONSchema;
export const adjustDecisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['decision'],
  properties: { decision: { enum: ['CONFIRM', 'REFUSE'], description: 'The proposer may refuse it too.' } },
} as const satisfies JSONSchema;
export const adjustmentsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['adjustments'],
  properties: {
    adjustments: {
      type: 'array',
      description: 'Open proposals first, then those of the last 30 days.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'nickname', 'amount', 'reason', 'state', 'proposedBy', 'proposedAt', 'until', 'isOwn'],
        properties: {
          id: text,
          nickname: text,
          amount: { type: 'integer' },
          reason: { enum: adjustReasons },
          state: { enum: ['PROPOSED', 'CONFIRMED', 'REFUSED', 'EXPIRED'] },
          proposedBy: { ...text, description: 'Operator ID.' },
          proposedAt: instant,
          until: instant,
          decidedBy: { ...text, description: 'Operator ID; absent for open proposals.' },
          isOwn: { type: 'boolean', description: 'Proposed by the caller, who may not confirm it.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type AdjustmentsAnswer = FromSchema<typeof adjustmentsAnswer>;

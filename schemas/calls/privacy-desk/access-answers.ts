import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { memberKeys } from '../members/console-answers.ts';

const text = { type: 'string' } as const;
const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD in Korean time, included.' } as const;
const person = { type: 'string', pattern: '^[\\w-]{43}$', description: 'Pseudonym of the member.' } as const;

/** Reasons for reading the access log. */
export const accessReasons = ['CHECK', 'COURT', 'AUTHORITY', 'PERSON', 'DISPUTE'] as const;

export const accessBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: {
    reason: { enum: accessReasons },
    member: {
      type: 'object',
      additionalProperties: false,
      required: ['by', 'value'],
      properties: { by: { enum: memberKeys }, value: { type: 'string', minLength: 1, maxLength: 120 } },
      description: 'A whole value of one member.',
    },
    person: { ...person, description: 'Pseudonym from an entry, for the entries of that member alone.' },
    from: day,
    until: day,
  },
} as const satisfies JSONSchema;
export type AccessBody = FromSchema<typeof accessBody>;

export const accessParams = {
  type: 'object',
  additionalProperties: false,
  required: ['look'],
  properties: { look: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' } },
} as const satisfies JSONSchema;
export const accessQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    before: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1, description: '`next` of the answer before.' },
  },
} as const satisfies JSONSchema;

export const accessAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['look', 'entries'],
  properties: {
    look: { ...text, description: 'Name of the look, by which it goes on for 30 minutes.' },
    person,
    entries: {
      type: 'array',
      description: 'Newest first.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['seq', 'at', 'person', 'login', 'kind', 'loginType', 'platform', 'reason'],
        properties: {
          seq: { type: 'integer' },
          at: { ...text, description: 'ISO 8601, UTC.' },
          person,
          login: { ...text, description: 'Beginning of the ID of the log-in; its end has the same.' },
          kind: { enum: ['LOGIN', 'END'] },
          loginType: text,
          platform: { enum: ['APP', 'WEB'] },
          reason: { ...text, description: 'Why the log-in ended; else empty.' },
        },
      },
    },
    next: { type: 'integer', description: 'Absent at the end.' },
  },
} as const satisfies JSONSchema;
export type AccessAnswer = FromSchema<typeof accessAnswer>;

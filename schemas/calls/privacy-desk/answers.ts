import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const instant = { ...text, description: 'ISO 8601, UTC.' } as const;
const id = { type: 'string', minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' } as const;

export const lookUpsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { ...id, description: 'Look-ups of this operator alone.' },
    like: {
      type: 'integer',
      minimum: 1,
      maximum: 2 ** 31 - 1,
      description: 'Look-ups of the member of this one (`seq`).',
    },
    before: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1, description: '`next` of the answer before.' },
  },
} as const satisfies JSONSchema;
export type LookUpsQuery = FromSchema<typeof lookUpsQuery>;
export const lookUpsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['lookUps'],
  properties: {
    lookUps: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['seq', 'at', 'operator', 'role', 'venue', 'record', 'person', 'purpose', 'field'],
        properties: {
          seq: { type: 'integer' },
          at: instant,
          operator: { ...text, description: 'Operator ID.' },
          role: text,
          venue: text,
          record: text,
          person: { ...text, description: 'Pseudonym of the member who was looked up; empty: a list.' },
          purpose: text,
          field: { ...text, description: 'Field that was shown whole; empty: all was masked.' },
        },
      },
    },
    next: { type: 'integer', description: 'Absent at the end.' },
  },
} as const satisfies JSONSchema;
export type LookUpsAnswer = FromSchema<typeof lookUpsAnswer>;

export const reportQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['month'],
  properties: { month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'Month in Korean time.' } },
} as const satisfies JSONSchema;
export const chainAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['rows'],
  properties: {
    rows: { type: 'integer', description: 'Rows that are right.' },
    broken: {
      type: 'object',
      additionalProperties: false,
      required: ['seq', 'at'],
      properties: { seq: { type: 'integer' }, at: text },
      description: 'First row that was changed, removed or added from outside; absent if there is none.',
    },
  },
} as const satisfies JSONSchema;
export type ChainAnswer = FromSchema<typeof chainAnswer>;

export const reportAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['month', 'rows', 'total', 'members', 'operators'],
  properties: {
    month: text,
    total: { type: 'integer' },
    members: { type: 'integer', description: 'Different members who were looked up.' },
    operators: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['operator', 'count', 'members', 'whole', 'alarms'],
        properties: {
          operator: text,
          count: { type: 'integer' },
          members: { type: 'integer', description: 'Different members who were looked up.' },
          whole: { type: 'integer', description: 'Look-ups that showed a field whole.' },
          alarms: { type: 'integer', description: 'Alarms about bulk use.' },
        },
      },
    },
    chain: { ...chainAnswer, description: 'Check of the whole chain; for privacy officers of all venues.' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['operator', 'venue', 'purpose', 'field', 'count'],
        properties: { operator: text, venue: text, purpose: text, field: text, count: { type: 'integer' } },
      },
    },
  },
} as const satisfies JSONSchema;
export type ReportAnswer = FromSchema<typeof reportAnswer>;

export const alarmParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id },
} as const satisfies JSONSchema;
export const alarmsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['alarms'],
  properties: {
    alarms: {
      type: 'array',
      description: 'Alarms that nobody has looked at, newest first.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'kind', 'operator', 'amount', 'at'],
        properties: {
          id: text,
          kind: { enum: ['BULK', 'LIMIT', 'LOOK_UP_CHAIN', 'ACCESS_CHAIN'] },
          operator: { ...text, description: 'Empty for a broken chain.' },
          amount: { type: 'integer', description: 'Number of look-ups, or of the first broken row.' },
          at: instant,
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type AlarmsAnswer = FromSchema<typeof alarmsAnswer>;

export const apartQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    person: { type: 'string', pattern: '^[\\w-]{43}$', description: 'Pseudonym.' },
    after: { ...id, description: '`next` of the answer before.' },
  },
} as const satisfies JSONSchema;
export type ApartQuery = FromSchema<typeof apartQuery>;
const apartRecord = {
  id: text,
  person: { ...text, description: 'Pseudonym of the withdrawn member.' },
  kind: { enum: ['contract', 'payment', 'consent', 'complaint'], description: 'Legal basis.' },
  at: instant,
  until: { ...instant, description: 'It is deleted then.' },
} as const;
export const apartAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['records'],
  properties: {
    records: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'person', 'kind', 'at', 'until'],
        properties: apartRecord,
      },
    },
    next: { ...text, description: 'Absent at the end.' },
  },
} as const satisfies JSONSchema;
export type ApartAnswer = FromSchema<typeof apartAnswer>;

/** Reasons for opening a record apart. */
export const apartReasons = ['COURT', 'AUTHORITY', 'PERSON', 'DISPUTE'] as const;
export const openApartBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: { reason: { enum: apartReasons } },
} as const satisfies JSONSchema;
export const openApartAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'person', 'kind', 'at', 'until', 'body'],
  properties: { ...apartRecord, body: { type: 'object', additionalProperties: true } },
} as const satisfies JSONSchema;
export type OpenedApart = FromSchema<typeof openApartAnswer>;

import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const fact = { type: 'boolean' } as const;

const viewer = {
  type: 'object',
  additionalProperties: false,
  required: ['locale', 'platform'],
  properties: {
    locale: { enum: ['ko', 'en'] },
    platform: { enum: ['APP', 'WEB_MOBILE', 'WEB_PC'] },
    os: { enum: ['ios', 'android', 'other'] },
    login: fact,
    memberKind: { enum: ['simple', 'full'] },
    regular: fact,
    exMember: fact,
    listed: fact,
    grade: { type: 'string', maxLength: 40 },
    password: { enum: ['initial', 'due', 'ok'] },
    onSite: { type: 'object', maxProperties: 20, additionalProperties: fact, description: 'By code of the venue.' },
    curResort: { type: 'string', maxLength: 20, description: 'Code of the venue that the visitor was in last.' },
  },
} as const;

const state = {
  which: { anyOf: [{ enum: ['drafts', 'live'] }, { type: 'integer', minimum: 1, maximum: 2147483647 }] },
  only: {
    type: 'array',
    maxItems: 2000,
    items: { type: 'string', maxLength: 130, pattern: '^[^/]+/[^/]+$' },
    description: 'With "drafts": names (type/id) of those that count; left out: all.',
  },
} as const;

/** Previewed state, viewer, time and path. */
const visit = {
  ...state,
  viewer,
  at: {
    type: 'integer',
    minimum: 0,
    maximum: 4_102_444_800_000,
    description: "Instant on the visitor's clock, in milliseconds since 1970; left out: the real one.",
  },
  path: { type: 'string', maxLength: 2000, pattern: '^/(?!/)' },
} as const;

export const previewBody = {
  type: 'object',
  additionalProperties: false,
  required: ['which', 'viewer', 'path', 'minutes'],
  properties: {
    ...visit,
    against: {
      type: 'object',
      additionalProperties: false,
      required: ['which'],
      properties: state,
      description: 'Another state: what differs from it is marked in the still page.',
    },
    minutes: { type: 'integer', minimum: 1, maximum: 10_080, description: 'How long the address is good for.' },
  },
} as const satisfies JSONSchema;
export type PreviewBody = FromSchema<typeof previewBody>;

export const previewAnswer = {
  type: 'object',
  required: ['url', 'still', 'origin', 'until'],
  properties: {
    url: { type: 'string' },
    still: {
      type: 'string',
      description:
        'The same as a still page: without script, and without a cookie, so that several can stand side by side.',
    },
    origin: { type: 'string', description: 'Where messages of the preview come from.' },
    until: { type: 'string', description: 'ISO 8601, UTC.' },
    marks: {
      type: 'integer',
      description:
        'With "against": how many places of the still page are marked; 0 where the difference is not on it at first.',
    },
  },
} as const satisfies JSONSchema;

export const explainBody = {
  type: 'object',
  additionalProperties: false,
  required: ['which', 'viewer', 'path'],
  properties: visit,
} as const satisfies JSONSchema;

const words = {
  type: 'object',
  additionalProperties: false,
  required: ['ko', 'en'],
  properties: { ko: { type: 'string' }, en: { type: 'string' } },
} as const;
const place = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'pointer'],
  properties: {
    type: { type: 'string' },
    id: { type: 'string' },
    pointer: { type: 'string', description: 'JSON Pointer into the document.' },
  },
} as const;
const sentence = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'text'],
  properties: {
    kind: {
      enum: ['address', 'guard', 'rule', 'state', 'plan', 'service', 'flag', 'outcome', 'hidden', 'menu', 'time'],
    },
    text: words,
    at: place,
  },
} as const;

export const explainAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['who', 'outcome', 'steps', 'hidden', 'shown'],
  properties: {
    who: words,
    outcome: sentence,
    steps: { type: 'array', items: sentence, description: 'What led to it, in the order in which it was looked at.' },
    hidden: {
      type: 'array',
      items: sentence,
      description: 'Widgets, entries and menu items that this visitor does not see.',
    },
    shown: { type: 'array', items: sentence, description: 'Those that they see by a condition.' },
  },
} as const satisfies JSONSchema;

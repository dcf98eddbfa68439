import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, screenName } from '../../parts.ts';

const words = {
  title: messageKey,
  lead: messageKey,
  address: messageKey,
  coming: messageKey,
  messenger: messageKey,
  copy: messageKey,
  copied: messageKey,
  notCopied: messageKey,
  invalid: messageKey,
  unknown: messageKey,
  messengerFailed: messageKey,
  notShared: messageKey,
  open: messageKey,
} as const;

/** Sharing by visitors (2.15). At most one, with the id `sharing`; without it, sharing is off. */
export const sharingSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'moduleCode', 'courseScreens', 'texts', 'refusals', 'messenger'],
  properties: {
    ...envelope,
    type: { const: 'sharing' },
    moduleCode: {
      type: 'string',
      pattern: '^[A-Z0-9_]{1,20}$',
    },
    courseScreens: {
      type: 'array',
      maxItems: 40,
      items: screenName,
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: Object.keys(words) as (keyof typeof words)[],
      properties: words,
    },
    memoryReport: {
      type: 'object',
      description: "Head and preview picture of a shared memory report. Without it, the page's own.",
      additionalProperties: false,
      required: ['title', 'times', 'rides', 'uses', 'courses', 'events', 'badges'],
      properties: {
        title: { ...messageKey, description: '{{name}} is the nickname, {{park}} the park.' },
        times: { ...messageKey, description: 'Number of times; {{count}}.' },
        rides: messageKey,
        uses: messageKey,
        courses: messageKey,
        events: messageKey,
        badges: messageKey,
      },
    },
    refusals: {
      type: 'array',
      description: 'Message if a share is refused with one of these codes. Default: `texts.unknown`.',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['codes', 'message'],
        properties: {
          codes: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 40 } },
          message: messageKey,
        },
      },
    },
    messenger: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'address', 'popup'],
      properties: {
        name: messageKey,
        address: {
          type: 'string',
          pattern: '^https://[^\\s]+$',
          maxLength: 1000,
        },
        popup: {
          type: 'object',
          additionalProperties: false,
          required: ['width', 'height'],
          properties: {
            width: { type: 'integer', minimum: 200, maximum: 2000 },
            height: { type: 'integer', minimum: 200, maximum: 2000 },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type Sharing = FromSchema<typeof sharingSchema>;

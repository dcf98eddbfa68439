import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, screenName } from './parts.ts';

const words = {
  title: messageKey, lead: messageKey, address: messageKey, coming: messageKey, messenger: messageKey, copy: messageKey, copied: messageKey, notCopied: messageKey,
  invalid: messageKey, unknown: messageKey, messengerFailed: messageKey, notShared: messageKey, open: messageKey,
} as const;

/** How visitors share what they see (2.15). There is at most one, with the id `sharing`; without it nothing can be shared. */
export const sharingSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'moduleCode', 'courseScreens', 'texts', 'refusals', 'messenger'],
  properties: {
    ...envelope,
    type: { const: 'sharing' },
    moduleCode: { type: 'string', pattern: '^[A-Z0-9_]{1,20}$', description: 'Says to the share call which part of the product shares.' },
    courseScreens: { type: 'array', maxItems: 40, items: screenName, description: 'Screens of which analytics is told the name of the course.' },
    texts: { type: 'object', additionalProperties: false, required: Object.keys(words) as (keyof typeof words)[], properties: words },
    refusals: {
      type: 'array',
      description: 'What is said when a share is refused with one of these codes; with another `texts.unknown` is.',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['codes', 'message'],
        properties: { codes: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 40 } }, message: messageKey },
      },
    },
    messenger: {
      type: 'object',
      description: 'The messenger app that a share goes to. While the sandbox is on a labelled page of it stands in.',
      additionalProperties: false,
      required: ['name', 'address', 'popup'],
      properties: {
        name: messageKey,
        address: { type: 'string', pattern: '^https://[^\\s]+$', maxLength: 1000, description: '`{url}`, `{title}`, `{description}` and `{image}` are filled in, encoded.' },
        popup: {
          type: 'object',
          additionalProperties: false,
          required: ['width', 'height'],
          properties: { width: { type: 'integer', minimum: 200, maximum: 2000 }, height: { type: 'integer', minimum: 200, maximum: 2000 } },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type Sharing = FromSchema<typeof sharingSchema>;

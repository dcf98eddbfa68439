import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, spare } from '../../parts.ts';

/** Texts of one language by key. A language can have several documents; each key is in one of them. `{{name}}` is filled on display. */
export const messagesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'locale', 'texts'],
  properties: {
    ...envelope,
    type: { const: 'messages' },
    spare,
    locale: { enum: ['ko', 'en'] },
    texts: { type: 'object', additionalProperties: { type: 'string', minLength: 1, maxLength: 2000 } },
  },
} as const satisfies JSONSchema;

export type Messages = FromSchema<typeof messagesSchema>;

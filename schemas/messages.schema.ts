import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, spare } from './parts.ts';

/** Texts of one language by key. Several documents may share a language; a key stands in one of them. `{{name}}` is filled at display. */
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

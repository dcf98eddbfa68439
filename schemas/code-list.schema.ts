import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, iconName, localText } from './parts.ts';

/** A code list; the name of each item is a text in both languages. */
export const codeListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'items'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^COD_[A-Z]{3}_[A-Z0-9_]{2,60}$' },
    type: { const: 'code-list' },
    items: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['codeId', 'codeName'],
        properties: {
          codeId: { type: 'string', minLength: 1, maxLength: 60 },
          codeName: localText,
          icon: iconName,
          aliases: { type: 'array', maxItems: 5, uniqueItems: true, items: { type: 'string', minLength: 1, maxLength: 60 }, description: 'Earlier codes that mean the same.' },
          posts: {
            type: 'object',
            additionalProperties: false,
            required: ['of'],
            properties: { of: { enum: ['facility', 'show'] }, category: { type: 'string', maxLength: 10 } },
            description: 'A kind of board whose posts are documents of another type.',
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type CodeList = FromSchema<typeof codeListSchema>;

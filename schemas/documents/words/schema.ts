import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope } from '../../parts.ts';

/** Words forbidden in visitors' names and texts. A singleton with the id `words`. */
export const wordsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'words'],
  properties: {
    ...envelope,
    type: { const: 'words' },
    words: { type: 'array', maxItems: 5000, items: { type: 'string', minLength: 1, maxLength: 60 } },
  },
} as const satisfies JSONSchema;

export type Words = FromSchema<typeof wordsSchema>;

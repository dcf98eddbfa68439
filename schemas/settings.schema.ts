import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope } from './parts.ts';

/** System config (P-338): values that calls return by id. A singleton with the id `system-config`. */
export const systemConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'items'],
  properties: {
    ...envelope,
    type: { const: 'system-config' },
    items: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['configId', 'configValue'],
        properties: {
          configId: { type: 'string', minLength: 1, maxLength: 80 },
          configValue: { type: 'string', maxLength: 400 },
        },
      },
    },
  },
} as const satisfies JSONSchema;

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

export type SystemConfig = FromSchema<typeof systemConfigSchema>;
export type Words = FromSchema<typeof wordsSchema>;

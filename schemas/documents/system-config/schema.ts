import type { JSONSchema, FromSchema } from 'json-schema-to-ts';
import { envelope } from '../../parts.ts';

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

export type SystemConfig = FromSchema<typeof systemConfigSchema>;

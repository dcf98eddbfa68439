import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText, secretName } from '../../parts.ts';
import { webhookTypes } from '../../webhook-types.ts';

/** A system that sends webhooks to `/api/hooks/v1/events/{id}` (Standard Webhooks, decisions-members §8). */
export const webhookSourceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'name', 'types'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
    type: { const: 'webhook-source' },
    name: localText,
    secret: secretName,
    publicKey: { type: 'string', pattern: '^whpk_[A-Za-z0-9+/]{43}=$' },
    types: { type: 'array', minItems: 1, maxItems: 40, uniqueItems: true, items: { enum: webhookTypes } },
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type WebhookSource = FromSchema<typeof webhookSourceSchema>;

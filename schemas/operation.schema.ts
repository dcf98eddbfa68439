import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey } from './parts.ts';

/** A call that an action may make. Content reaches it only when `cmsCallable` is true. */
export const operationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'method', 'path', 'effect', 'cmsCallable'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^OPR_[A-Z]{3}_\\d{5}$' },
    type: { const: 'operation' },
    method: { enum: ['GET', 'POST'] },
    path: { type: 'string', pattern: '^/api/v1/[^\\s?#]+$', maxLength: 300 },
    effect: { enum: ['read', 'write'] },
    cmsCallable: { type: 'boolean' },
    confirm: messageKey,
  },
} as const satisfies JSONSchema;

export type Operation = FromSchema<typeof operationSchema>;

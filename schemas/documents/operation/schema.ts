import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { confirmTexts } from '../../dialog-texts.ts';
import { envelope, messageKey } from '../../parts.ts';

/** A call that actions can make. Content can use it only if `cmsCallable` is true. */
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
    formCallable: { type: 'boolean' },
    session: {
      enum: ['begins', 'ends', 'ended', 'changes', 'renews'],
    },
    timeoutMs: { type: 'integer', minimum: 1000, maximum: 120000 },
    skipErrorHandler: {
      type: 'boolean',
    },
    confirm: messageKey,
    ask: { ...confirmTexts, description: 'Optional texts of the `confirm` dialog.' },
  },
} as const satisfies JSONSchema;

export type Operation = FromSchema<typeof operationSchema>;

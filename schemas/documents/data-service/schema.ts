import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, ruleName } from '../../parts.ts';

/** A call that pages read. Answered by a built-in feature or by the named upstream host. */
export const dataServiceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'method', 'path', 'state', 'typeCode'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^DTS_[A-Z]{3}_\\d{5}$' },
    type: { const: 'data-service' },
    method: { enum: ['GET', 'POST'] },
    path: { type: 'string', pattern: '^/api/v1/[^\\s?#]+$', maxLength: 300 },
    state: { enum: ['N', 'D', 'B', '-1'], description: 'N normal, D in development, B blocked, -1 no authority.' },
    typeCode: { type: 'string', maxLength: 10 },
    timeoutMs: { type: 'integer', minimum: 1000, maximum: 120000 },
    rules: {
      type: 'object',
      maxProperties: 10,
      additionalProperties: ruleName,
    },
    personal: { type: 'boolean' },
    skipErrorHandler: {
      type: 'boolean',
    },
    upstream: {
      type: 'string',
      pattern: '^https?://[^\\s/]+$',
      maxLength: 300,
    },
  },
} as const satisfies JSONSchema;

export type DataService = FromSchema<typeof dataServiceSchema>;

import type { JSONSchema } from 'json-schema-to-ts';
import { text } from './pocket-answers.schema.ts';

export const codeKeyBody = {
  type: 'object',
  required: ['publicKey'],
  properties: {
    publicKey: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{80,200}$',
      description: 'SPKI of an ECDSA P-256 key, base64url.',
    },
  },
} as const satisfies JSONSchema;
export const codeKeySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['keyId', 'stepSeconds'],
  properties: { keyId: text, stepSeconds: { type: 'integer' } },
} as const satisfies JSONSchema;

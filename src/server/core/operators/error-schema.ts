import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

export const problems = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

export const errorSchema = {
  type: 'object',
  description: 'An error: what went wrong and what to do.',
  additionalProperties: true,
  required: ['code', 'errorMessage', 'errorType'],
  properties: { code: text, errorMessage: text, errorType: text, problems },
} as const satisfies JSONSchema;

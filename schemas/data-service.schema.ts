import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, ruleName } from './parts.ts';

/** A call that pages read. It is answered by the built-in features, or by the upstream host that it names. */
export const dataServiceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'method', 'path', 'state', 'typeCode'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^DTS_[A-Z]{3}_\\d{5}$' },
    type: { const: 'data-service' },
    method: { enum: ['GET', 'POST'] },
    path: { type: 'string', pattern: '^/api/v1/[^\\s?#]+$', maxLength: 300, description: '`{name}` is one segment.' },
    state: { enum: ['N', 'D', 'B', '-1'], description: 'N normal, D in development, B blocked, -1 no authority.' },
    typeCode: { type: 'string', maxLength: 10 },
    timeoutMs: { type: 'integer', minimum: 1000, maximum: 120000 },
    rules: {
      type: 'object',
      description: 'What values of its query have to fit, by their name: ids of validation rules. What does not fit is refused in the words of the rule.',
      maxProperties: 10,
      additionalProperties: ruleName,
    },
    personal: { type: 'boolean', description: 'Its answer belongs to one member: it is never part of a page that others may get.' },
    skipErrorHandler: { type: 'boolean', description: 'Errors go back to who called, not to the site\'s reactions (X-SkipErrorHandler).' },
    upstream: { type: 'string', pattern: '^https?://[^\\s/]+$', maxLength: 300, description: 'Origin that answers in place of this site, under the same path; its host stands in the site\'s upstreamHosts.' },
  },
} as const satisfies JSONSchema;

export type DataService = FromSchema<typeof dataServiceSchema>;

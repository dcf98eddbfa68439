import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { confirmTexts } from './dialog-texts.ts';
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
    formCallable: { type: 'boolean', description: 'A form may send what a visitor typed to it.' },
    session: { enum: ['begins', 'ends', 'changes', 'renews'], description: 'Its answer begins or ends a login, what is known of the viewer may have changed, or the app shell has to get tokens anew as well.' },
    timeoutMs: { type: 'integer', minimum: 1000, maximum: 120000 },
    skipErrorHandler: { type: 'boolean', description: 'Errors go back to who called, not to the site\'s reactions (X-SkipErrorHandler).' },
    confirm: messageKey,
    ask: { ...confirmTexts, description: 'What the question of `confirm` says beside it.' },
  },
} as const satisfies JSONSchema;

export type Operation = FromSchema<typeof operationSchema>;

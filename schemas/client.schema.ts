import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText } from './parts.ts';

/** Fields of `userInfo` that another site may be told after a login. `autoLogin` is told always, so nobody lists it; a token is none of them. */
export const scopeFields = ['userName', 'membershipUid', 'langId', 'regularMemberYn', 'userPasswordIntzYn', 'portalId', 'tenantId'] as const;

/** Another site that lets its visitors log in here (`/authorize`). What is not written here cannot be led back to and is not told. */
export const clientSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'name', 'redirectUris', 'scope'],
  properties: {
    ...envelope,
    type: { const: 'client' },
    name: localText,
    redirectUris: {
      type: 'array',
      description: 'Where its visitors are led back to, letter for letter: https without fragment, or a stand-in below /sandbox/, which counts while the sandbox is on.',
      minItems: 1,
      maxItems: 20,
      items: { type: 'string', pattern: '^(https://[^\\s#\\\\]+|/sandbox/[A-Za-z0-9/_-]+)$', maxLength: 500 },
    },
    scope: { type: 'array', maxItems: 10, description: 'Fields that it may be told.', items: { enum: scopeFields } },
  },
} as const satisfies JSONSchema;

export type Client = FromSchema<typeof clientSchema>;
export type ScopeField = (typeof scopeFields)[number];

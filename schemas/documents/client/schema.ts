import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText } from '../../parts.ts';

/** Fields of `userInfo` that an external site may receive after a login. `autoLogin` is always sent and needs no entry; tokens are never sent. */
export const scopeFields = [
  'userName',
  'membershipUid',
  'langId',
  'regularMemberYn',
  'userPasswordIntzYn',
  'portalId',
  'tenantId',
] as const;

const address = {
  type: 'string',
  pattern: '^(https://[^\\s#\\\\]+|/sandbox/[A-Za-z0-9/_-]+)$',
  maxLength: 500,
} as const;

/** An external site that uses this site's login (`/authorize`). Only registered addresses and fields are used. */
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
      minItems: 1,
      maxItems: 20,
      items: address,
    },
    scope: {
      type: 'array',
      maxItems: 10,
      items: { enum: scopeFields },
    },
    endUri: address,
  },
} as const satisfies JSONSchema;

export type Client = FromSchema<typeof clientSchema>;

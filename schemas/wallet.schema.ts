import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText } from './parts.ts';

const secretName = { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,59}$' } as const;

/**
 * A mobile wallet to which tickets can be added. Secrets are named, never contained; without them the sandbox signs with a certificate of its own
 * and says so.
 */
export const walletSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'provider', 'segment', 'name', 'isOn'],
  properties: {
    ...envelope,
    type: { const: 'wallet' },
    provider: { enum: ['APPLE', 'GOOGLE', 'SAMSUNG'] },
    segment: { type: 'string', pattern: '^[A-Z][A-Za-z]{1,29}$', description: 'Last part of the call\'s path: tickets/add{segment}.' },
    name: localText,
    isOn: { type: 'boolean' },
    issuer: { type: 'string', minLength: 1, maxLength: 120, description: 'Pass type identifier, issuer or partner number with the provider.' },
    team: { type: 'string', minLength: 1, maxLength: 60, description: 'Apple: team identifier.' },
    account: { type: 'string', minLength: 1, maxLength: 200, description: 'Google: e-mail address of the service account.' },
    secret: { ...secretName, description: 'Name of the private key among the secrets.' },
    certificate: { ...secretName, description: 'Apple: name of the certificate among the secrets.' },
    authority: { ...secretName, description: 'Apple: name of the intermediate certificate among the secrets.' },
  },
} as const satisfies JSONSchema;

export type Wallet = FromSchema<typeof walletSchema>;

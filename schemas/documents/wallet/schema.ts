import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, localText, venueCode } from '../../parts.ts';

export const walletKinds = ['apple', 'google', 'samsung'] as const;
export type WalletKind = (typeof walletKinds)[number];

const issued = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' } as const;

/** A mobile wallet to which holders can add tickets of a venue (decisions-venues §5). Keys and certificates are secrets of the server. */
export const walletSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'order', 'kind', 'provider', 'name', 'organisation', 'account', 'passType'],
  properties: {
    ...envelope,
    id: documentId,
    type: { const: 'wallet' },
    venue: venueCode,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    kind: { enum: walletKinds },
    provider: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9]{0,29}$',
    },
    name: localText,
    organisation: localText,
    account: issued,
    passType: issued,
    certificateId: issued,
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Wallet = FromSchema<typeof walletSchema>;

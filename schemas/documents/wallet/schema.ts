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
      description: 'Last part of the address of the call: `tickets/add…`.',
    },
    name: localText,
    organisation: { ...localText, description: 'Issuer that the pass shows.' },
    account: { ...issued, description: 'Apple: team ID. Google: issuer ID. Samsung: partner ID.' },
    passType: { ...issued, description: 'Apple: pass type ID. Google: class of passes. Samsung: card ID.' },
    certificateId: { ...issued, description: 'Samsung only: ID of the certificate.' },
    isOff: { type: 'boolean', description: 'Nobody can add passes to it. Passes on phones stay.' },
  },
} as const satisfies JSONSchema;

export type Wallet = FromSchema<typeof walletSchema>;

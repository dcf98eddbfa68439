import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, iconName, localText, secretName } from '../../parts.ts';
import { claimPlace, providerAddress, providerWord } from '../../provider-parts.ts';

/** Ways in which a person proves an identity (P-358). */
export const verifyMethods = ['NICE', 'IPIN', 'SELF', 'LEGAL_REPRESENTATIVE'] as const;
export type VerifyMethod = (typeof verifyMethods)[number];

/** A provider that verifies who somebody is: addresses, site code and mapping of the answer (decisions-members §2). */
export const identityProviderSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'v',
    'methods',
    'adapter',
    'way',
    'name',
    'icon',
    'order',
    'siteCode',
    'secret',
    'endpoints',
    'timeoutMs',
  ],
  properties: {
    ...envelope,
    id: documentId,
    type: { const: 'identity-provider' },
    methods: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      uniqueItems: true,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['method', 'name'],
        properties: { method: { enum: verifyMethods }, name: localText, text: localText },
      },
    },
    adapter: { enum: ['sandbox', 'oidc', 'form-exchange'] },
    way: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,19}$' },
    name: localText,
    icon: iconName,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    siteCode: providerWord,
    secret: secretName,
    issuer: providerAddress,
    sendsIssuer: { type: 'boolean' },
    endpoints: {
      type: 'object',
      additionalProperties: false,
      required: ['begin'],
      properties: {
        begin: providerAddress,
        token: providerAddress,
        jwks: providerAddress,
        profile: providerAddress,
        result: providerAddress,
      },
    },
    scopes: { type: 'array', maxItems: 20, uniqueItems: true, items: providerWord },
    claims: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: claimPlace,
        birthDate: claimPlace,
        gender: claimPlace,
        foreign: claimPlace,
        mobile: claimPlace,
        ci: claimPlace,
        di: claimPlace,
      },
    },
    form: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'text', 'button'],
      properties: { title: localText, text: localText, button: localText },
    },
    timeoutMs: { type: 'integer', minimum: 1000, maximum: 30000 },
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type IdentityProvider = FromSchema<typeof identityProviderSchema>;

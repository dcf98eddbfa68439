import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, iconName, localText, secretName } from '../../parts.ts';

/** Ways in which a person proves an identity (P-358). */
export const verifyMethods = ['NICE', 'IPIN', 'SELF', 'LEGAL_REPRESENTATIVE'] as const;
export type VerifyMethod = (typeof verifyMethods)[number];

/** An https address without fragment, an address of this machine (demo only), or a page of the sandbox. */
const address = {
  type: 'string',
  pattern: '^(https?://[^\\s#\\\\]+|/sandbox/[A-Za-z0-9/_.-]+)$',
  maxLength: 300,
} as const;

/** Place of a value in the answer of the provider, such as `person.birth_date`. */
const claim = {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$',
  maxLength: 80,
} as const;

const word = { type: 'string', pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$', maxLength: 80 } as const;

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
    siteCode: word,
    secret: secretName,
    issuer: address,
    sendsIssuer: { type: 'boolean' },
    endpoints: {
      type: 'object',
      additionalProperties: false,
      required: ['begin'],
      properties: { begin: address, token: address, jwks: address, result: address },
    },
    scopes: { type: 'array', maxItems: 20, uniqueItems: true, items: word },
    claims: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: claim,
        birthDate: claim,
        gender: claim,
        foreign: claim,
        mobile: claim,
        ci: claim,
        di: claim,
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

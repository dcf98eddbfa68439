import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, iconName, localText, secretName } from '../../parts.ts';

export const socialKinds = ['kakao', 'naver', 'apple', 'facebook', 'oidc'] as const;
export type SocialKind = (typeof socialKinds)[number];

/** An https address without fragment, an address of this machine (demo only), or a page of the sandbox. */
const address = {
  type: 'string',
  pattern: '^(https?://[^\\s#\\\\]+|/sandbox/[A-Za-z0-9/_.-]+)$',
  maxLength: 300,
} as const;

/** Place of a value in the profile or ID token, such as `kakao_account.email`. */
const claim = {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$',
  maxLength: 80,
} as const;

const word = { type: 'string', pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$', maxLength: 80 } as const;

/** A provider of social login: addresses, client and mapping of the profile (decisions-members §3). Its ID is the word in `/member/sns/{provider}`. */
export const socialProviderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'kind', 'name', 'icon', 'order', 'clientId', 'secret', 'endpoints', 'scopes', 'claims'],
  properties: {
    ...envelope,
    id: documentId,
    type: { const: 'social-provider' },
    kind: { enum: socialKinds },
    name: localText,
    icon: iconName,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    clientId: word,
    secret: secretName,
    signing: {
      type: 'object',
      additionalProperties: false,
      required: ['team', 'key'],
      properties: { team: word, key: word },
    },
    noticeSecret: secretName,
    issuer: address,
    endpoints: {
      type: 'object',
      additionalProperties: false,
      required: ['authorize', 'token'],
      properties: {
        authorize: address,
        token: address,
        profile: address,
        jwks: address,
        revoke: address,
        terms: address,
      },
    },
    scopes: { type: 'array', maxItems: 20, uniqueItems: true, items: word },
    profileFields: { type: 'array', maxItems: 20, uniqueItems: true, items: word },
    claims: {
      type: 'object',
      additionalProperties: false,
      required: ['subject'],
      properties: {
        subject: claim,
        label: claim,
        email: claim,
        emailVerified: claim,
        name: claim,
        ci: claim,
        birthDate: claim,
        gender: claim,
        mobile: claim,
      },
    },
    assuredCi: { type: 'boolean' },
    terms: {
      type: 'array',
      maxItems: 30,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tag', 'terms'],
        properties: { tag: word, terms: documentId },
      },
    },
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type SocialProvider = FromSchema<typeof socialProviderSchema>;

import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, iconName, localText, secretName } from '../../parts.ts';
import { claimPlace, freshLogin, providerAddress, providerWord } from '../../provider-parts.ts';

export const socialKinds = ['kakao', 'naver', 'apple', 'facebook', 'oidc'] as const;
export type SocialKind = (typeof socialKinds)[number];

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
    clientId: providerWord,
    secret: secretName,
    signing: {
      type: 'object',
      additionalProperties: false,
      required: ['team', 'key'],
      properties: { team: providerWord, key: providerWord },
    },
    noticeSecret: secretName,
    issuer: providerAddress,
    sendsIssuer: { type: 'boolean' },
    endpoints: {
      type: 'object',
      additionalProperties: false,
      required: ['authorize', 'token'],
      properties: {
        authorize: providerAddress,
        token: providerAddress,
        profile: providerAddress,
        jwks: providerAddress,
        revoke: providerAddress,
        terms: providerAddress,
      },
    },
    scopes: { type: 'array', maxItems: 20, uniqueItems: true, items: providerWord },
    freshLogin,
    profileFields: { type: 'array', maxItems: 20, uniqueItems: true, items: providerWord },
    claims: {
      type: 'object',
      additionalProperties: false,
      required: ['subject'],
      properties: {
        subject: claimPlace,
        label: claimPlace,
        email: claimPlace,
        emailVerified: claimPlace,
        name: claimPlace,
        ci: claimPlace,
        birthDate: claimPlace,
        gender: claimPlace,
        mobile: claimPlace,
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
        properties: { tag: providerWord, terms: documentId },
      },
    },
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type SocialProvider = FromSchema<typeof socialProviderSchema>;

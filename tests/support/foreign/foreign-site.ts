import { diClaim, personClaim } from './claims.ts';
import type { OidcServer } from './oidc-server.ts';
import type { Body } from '../sound-site.ts';

export const client = {
  social: { id: 'haneul-login', secret: 'p+r%o:v e~', redirectUris: ['http://localhost:80/member/sns/foreign'] },
  identity: { id: 'haneul:verify', secret: 'v/e=r&i?f y', redirectUris: ['http://localhost:80/member/verify/foreign'] },
} as const;

/** Environment of a site that knows the secrets of both clients. */
export const secrets = {
  SECRET_FOREIGN_LOGIN: client.social.secret,
  SECRET_FOREIGN_VERIFY: client.identity.secret,
} as const;

const both = (text: string) => ({ ko: text, en: text });

/** Documents for the login and for the verification of identities at a foreign OpenID provider. */
export const foreignDocuments = ({ origin, address }: OidcServer): readonly Body[] => [
  {
    type: 'social-provider',
    id: 'foreign',
    v: 1,
    kind: 'oidc',
    name: both('Foreign'),
    icon: 'cloud',
    order: 1,
    clientId: client.social.id,
    secret: 'foreign-login',
    issuer: origin,
    sendsIssuer: true,
    endpoints: {
      authorize: address('authorize'),
      token: address('token'),
      profile: address('profile'),
      jwks: address('jwks'),
      revoke: address('revoke'),
    },
    freshLogin: {
      parameters: [
        { name: 'prompt', value: 'login' },
        { name: 'max_age', value: '0' },
      ],
      checksTime: true,
    },
    // The scope `openid` goes without saying.
    scopes: ['profile', 'email'],
    claims: {
      subject: 'sub',
      label: 'nickname',
      email: 'email',
      emailVerified: 'email_verified',
      name: 'name',
    },
  },
  {
    type: 'identity-provider',
    id: 'foreign',
    v: 1,
    methods: [{ method: 'SELF', name: both('Foreign') }],
    adapter: 'oidc',
    way: 'foreign',
    name: both('Foreign'),
    icon: 'id',
    order: 1,
    siteCode: client.identity.id,
    secret: 'foreign-verify',
    issuer: origin,
    sendsIssuer: true,
    endpoints: {
      begin: address('authorize'),
      token: address('token'),
      jwks: address('jwks'),
      profile: address('profile'),
    },
    scopes: ['openid', 'profile', 'phone', 'identity'],
    claims: {
      birthDate: 'birthdate',
      mobile: 'phone_number',
      foreign: 'foreigner',
      ci: `[${personClaim}].ci`,
      di: `[${diClaim}]`,
    },
    timeoutMs: 1000,
  },
];

import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { siteOrigin } from '../../server/core/site-origin.ts';
import { keyOfText } from '../../server/services/social/index.ts';
import { ciOf, sandboxAccounts, type SandboxAccount } from './accounts.ts';
import type { SandboxGrant } from './grants.ts';

const TOKEN_SECONDS = 3600;

const keyName = ({ id }: SocialProvider): string => `sandbox key of ${id}`;

/** Public key of a fake provider. */
export const sandboxJwk = async (provider: SocialProvider): Promise<JWK> => ({
  ...(await exportJWK(createPublicKey(keyOfText(keyName(provider))))),
  kid: provider.id,
  alg: 'EdDSA',
  use: 'sig',
});

export const accountOf = ({ provider, subject }: SandboxGrant): SandboxAccount | undefined =>
  sandboxAccounts(provider).find((account) => account.subject === subject);

/** Signs an ID token; a forged one with another key. */
export const idTokenOf = async (
  app: FastifyInstance,
  provider: SocialProvider,
  { act, nonce, authTime }: SandboxGrant,
  account: SandboxAccount,
): Promise<string> => {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({
    nonce,
    email: account.email,
    email_verified: true,
    nickname: account.nickname,
    ...(authTime === undefined ? {} : { auth_time: Math.floor(authTime / 1000) }),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: provider.id })
    .setIssuer(`${siteOrigin(app)}${provider.issuer ?? ''}`)
    .setAudience(provider.clientId)
    .setSubject(account.subject)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .setJti(randomUUID())
    .sign(keyOfText(act === 'forge' ? 'somebody else' : keyName(provider)));
};

/** Checks the client of a token request, as each provider does: a secret in the body, in the header, or a signed token. */
export const isClient = async (
  app: FastifyInstance,
  provider: SocialProvider,
  {
    fields,
    authorization = '',
  }: { readonly fields: Readonly<Record<string, string>>; readonly authorization?: string | undefined },
): Promise<boolean> => {
  const secret = app.context.readSecret(provider.secret)?.reveal() ?? '';
  const isNamed = fields['client_id'] === provider.clientId;
  switch (provider.kind) {
    case 'oidc':
      // Both parts are percent-encoded (RFC 6749).
      return (
        Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
          .toString()
          .split(':')
          .map(decodeURIComponent)
          .join(':') === `${provider.clientId}:${secret}`
      );
    case 'apple':
      return (
        isNamed &&
        (await jwtVerify(fields['client_secret'] ?? '', createPublicKey(keyOfText(secret)), {
          issuer: provider.signing?.team ?? '',
          subject: provider.clientId,
          audience: 'https://appleid.apple.com',
          currentDate: app.clock.now(),
        }).then(
          () => true,
          () => false,
        ))
      );
    case 'kakao':
    case 'naver':
    case 'facebook':
      return isNamed && fields['client_secret'] === secret;
  }
};

export const isVerifier = (verifier: string | undefined, challenge: string): boolean =>
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url') === challenge;

const day = (birthDate: string): string => `${birthDate.slice(4, 6)}/${birthDate.slice(6)}/${birthDate.slice(0, 4)}`;

/** Profile of an account, as each provider writes it. */
export const profileAnswer = (
  { kind, id }: SocialProvider,
  account: SandboxAccount,
  asked: readonly string[],
): object => {
  const { subject, nickname, name, email, birthDate, gender, mobile } = account;
  switch (kind) {
    case 'kakao':
      return {
        id: subject,
        kakao_account: {
          profile: { nickname },
          email,
          is_email_valid: true,
          is_email_verified: true,
          phone_number: `+82 ${mobile.slice(1, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`,
          ci: ciOf(account),
          legal_name: name,
          legal_birth_date: birthDate,
          legal_gender: gender === '1' ? 'male' : 'female',
        },
      };
    case 'naver':
      return { resultcode: '00', message: 'success', response: { id: subject, nickname, name, email } };
    case 'facebook': {
      // Facebook gives no e-mail address to those who joined by phone; here to nobody.
      const all: Readonly<Record<string, unknown>> = {
        id: subject,
        name,
        short_name: nickname,
        gender: gender === '1' ? 'male' : 'female',
        birthday: day(birthDate),
        link: `https://${id}.example/${subject}`,
        picture: { data: { url: '' } },
      };
      return Object.fromEntries(asked.flatMap((field) => (field in all ? [[field, all[field]]] : [])));
    }
    case 'apple':
    case 'oidc':
      return { sub: subject, nickname, name, email, email_verified: true };
  }
};

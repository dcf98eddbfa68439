import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import { lockMember } from '../../core/records/lock.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { outsideFetch } from '../../core/upstream/outside-fetch.ts';
import { linkOf } from './identities-store.ts';
import { offeredProvider, serverAddress } from './provider.ts';
import { endLink } from './unlink.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_AGE = '5 minutes';

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** Kakao sends its admin key. */
const kakaoSubject = (
  app: FastifyInstance,
  { noticeSecret }: SocialProvider,
  request: FastifyRequest,
): string | undefined => {
  const key = noticeSecret === undefined ? undefined : app.context.readSecret(noticeSecret)?.reveal();
  const given = request.headers.authorization ?? '';
  const fields = (request.body ?? {}) as Fields;
  return key !== undefined && isEqual(given, `KakaoAK ${key}`) ? textOf(fields['user_id']) : undefined;
};

/** Facebook signs with the client's secret. */
const facebookSubject = (app: FastifyInstance, { secret }: SocialProvider, fields: Fields): string | undefined => {
  const key = app.context.readSecret(secret)?.reveal();
  const [signature = '', payload = ''] = (textOf(fields['signed_request']) ?? '').split('.');
  if (key === undefined || !isEqual(signature, createHmac('sha256', key).update(payload).digest('base64url')))
    return undefined;
  const body = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Fields;
  return textOf(body['user_id']);
};

/** Events after which a link no longer holds. */
const endings = new Set([
  'consent-revoked',
  'account-delete',
  'account-deleted',
  'https://schemas.openid.net/secevent/risc/event-type/account-purged',
  'https://schemas.openid.net/secevent/risc/event-type/account-disabled',
]);

/** Apple and OpenID providers sign an event with the keys of their ID tokens. */
const tokenSubject = async (
  app: FastifyInstance,
  provider: SocialProvider,
  fields: Fields,
): Promise<string | undefined> => {
  const token = textOf(fields['payload'] ?? fields['token']);
  const { jwks } = provider.endpoints;
  if (token === undefined || jwks === undefined || provider.issuer === undefined) return undefined;
  const keys = (await (await outsideFetch(app)(serverAddress(app, jwks))).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: serverAddress(app, provider.issuer),
    audience: provider.clientId,
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'],
    requiredClaims: ['iat', 'events'],
    maxTokenAge: MAX_AGE,
    currentDate: app.clock.now(),
  });
  const events: unknown = typeof payload['events'] === 'string' ? JSON.parse(payload['events']) : payload['events'];
  const found = (events ?? {}) as Fields;
  const isEnding = endings.has(textOf(found['type']) ?? '') || Object.keys(found).some((name) => endings.has(name));
  return isEnding ? (textOf(found['sub']) ?? payload.sub) : undefined;
};

const subjectOf = async (
  app: FastifyInstance,
  provider: SocialProvider,
  request: FastifyRequest,
): Promise<string | undefined> => {
  const fields = (request.body ?? {}) as Fields;
  switch (provider.kind) {
    case 'kakao':
      return kakaoSubject(app, provider, request);
    case 'facebook':
      return facebookSubject(app, provider, fields);
    case 'apple':
    case 'oidc':
      return tokenSubject(app, provider, fields);
    case 'naver':
      return undefined;
  }
};

/** Takes the notice of a provider that an account was unlinked or deleted there: the link and its logins end. Throws `foreignOrigin` for anything unproven. */
export const takeNotice = async (app: FastifyInstance, id: string, request: FastifyRequest): Promise<void> => {
  const provider = offeredProvider(app, id);
  const subject = await subjectOf(app, provider, request).catch(() => undefined);
  if (subject === undefined) throw new HttpError('foreignOrigin');
  const link = await linkOf(app.store.db, { provider: provider.id, subject });
  if (link === undefined) return;
  await inTransaction(app.store, async (tx) => {
    await lockMember(tx, app.store, link.member);
    await endLink(tx, app, { link, byProvider: true });
  });
};

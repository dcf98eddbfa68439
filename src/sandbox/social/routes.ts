import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../server/core/errors.ts';
import { siteOrigin } from '../../server/core/site-origin.ts';
import { offeredProviders } from '../../server/services/social/index.ts';
import type { SandboxFrame } from '../sandbox-page.ts';
import { sandboxAccounts } from './accounts.ts';
import { readSandboxGrant, sealSandboxGrant, type SandboxGrant } from './grants.ts';
import { choosePage, postPage, wrongPage, type Parameters } from './pages.ts';
import { asksForLogin, keepSandboxSession, readSandboxSession } from './session.ts';
import { accountOf, idTokenOf, isClient, isVerifier, profileAnswer, sandboxJwk } from './token-answers.ts';

const base = '/sandbox/social/:provider';
const CODE_MS = 60_000;
const TOKEN_MS = 60 * 60_000;
/** Longer than the server waits for a provider. */
const LATE_MS = 12_000;
/** Age of the login of somebody who does not log in again. */
const STALE_MS = 60 * 60_000;

const acts = ['delay', 'forge', 'stale'] as const;

interface ByProvider {
  readonly Params: { readonly provider: string };
}
type Fields = Readonly<Record<string, string>>;

const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;

const providerIn = (app: FastifyInstance, id: string): SocialProvider => {
  const provider = offeredProviders(app).find((one) => one.id === id && one.endpoints.authorize.startsWith('/'));
  if (provider === undefined) throw new HttpError('notFound');
  return provider;
};

/** Like a real provider, a fake one sends the browser to registered addresses alone: the return pages of this site. */
const isRegistered = (app: FastifyInstance, { id, clientId }: SocialProvider, asked: Fields): boolean => {
  const address = asked['redirect_uri'] ?? '';
  if (asked['client_id'] !== clientId || !URL.canParse(address)) return false;
  const { origin, hostname, pathname, search, hash } = new URL(address);
  return (
    (origin === siteOrigin(app) || hostname === 'localhost' || hostname === '127.0.0.1') &&
    [`/member/sns/${id}`, `/mypage/sns/${id}`].includes(pathname) &&
    search === '' &&
    hash === ''
  );
};

const kept = [
  'client_id',
  'redirect_uri',
  'state',
  'nonce',
  'code_challenge',
  'response_mode',
  'scope',
  'prompt',
  'max_age',
  'auth_type',
] as const;
const keptOf = (asked: Fields): Parameters =>
  Object.fromEntries(kept.flatMap((name) => (typeof asked[name] === 'string' ? [[name, asked[name]]] : [])));

const send = (reply: FastifyReply, page: string, target?: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      // A submission may redirect to the site, which browsers check too.
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${target === undefined ? '' : ` ${new URL(target).origin}`}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page);

type FrameOf = (app: FastifyInstance, request: FastifyRequest) => SandboxFrame;

/** Fake providers of social login, with the quirks of the real ones: they know who has logged in before, Apple posts its return and names a person once, Kakao tells agreed terms, Facebook has no address. */
export const registerSandboxSocial =
  (frameOf: FrameOf): FastifyPluginAsync =>
  async (app) => {
    /** Accounts that have met this site at Apple: it tells the name at the first login only. */
    const met = new Set<string>();
    const used = new Set<string>();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text: string, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
    );

    app.get<ByProvider>(`${base}/authorize`, { schema: { hide: true } }, async (request, reply) => {
      const provider = providerIn(app, request.params.provider);
      const asked = fieldsOf(request.query);
      const frame = frameOf(app, request);
      if (!isRegistered(app, provider, asked)) return send(reply.code(400), wrongPage(frame));
      const asksAgain = asksForLogin(provider.kind, asked);
      const accounts = sandboxAccounts(provider.id);
      const session = asksAgain ? undefined : readSandboxSession(app, request, provider);
      return send(
        reply,
        choosePage({
          ...frame,
          provider: provider.name[frame.locale] ?? provider.id,
          loggedIn: accounts.find(({ subject }) => subject === session?.subject),
          asksAgain: asksAgain && provider.kind !== 'apple',
          tellsTime: provider.issuer !== undefined,
          scopes: (asked['scope'] ?? '').split(/[ ,]/).filter((scope) => scope !== ''),
          accounts,
          parameters: keptOf(asked),
        }),
        asked['redirect_uri'],
      );
    });

    app.post<ByProvider>(`${base}/authorize`, { schema: { hide: true } }, async (request, reply) => {
      const provider = providerIn(app, request.params.provider);
      const asked = fieldsOf(request.body);
      const frame = frameOf(app, request);
      const account = sandboxAccounts(provider.id).find(({ subject }) => subject === asked['subject']);
      if (!isRegistered(app, provider, asked) || account === undefined) return send(reply.code(400), wrongPage(frame));
      const act = acts.find((one) => one === asked['act']) ?? 'agree';
      const now = app.clock.now().getTime();
      const session = asksForLogin(provider.kind, asked) ? undefined : readSandboxSession(app, request, provider);
      const at = act === 'stale' ? now - STALE_MS : session?.subject === account.subject ? session.at : now;
      if (asked['act'] !== 'refuse')
        keepSandboxSession(app, reply, { provider, session: { subject: account.subject, at } });
      const back: Fields =
        asked['act'] === 'refuse'
          ? { error: 'access_denied' }
          : {
              code: sealSandboxGrant(app, {
                kind: 'code',
                provider: provider.id,
                subject: account.subject,
                act,
                redirectUri: asked['redirect_uri'] ?? '',
                challenge: asked['code_challenge'] ?? '',
                nonce: asked['nonce'] ?? '',
                // OpenID Connect tells it to those who ask.
                ...(provider.kind === 'apple' || 'max_age' in asked ? { authTime: at } : {}),
                until: now + CODE_MS,
              }),
              ...(provider.issuer === undefined ? {} : { iss: `${siteOrigin(app)}${provider.issuer}` }),
            };
      const target = asked['redirect_uri'] ?? '';
      const values = { ...back, state: asked['state'] ?? '' };
      if (asked['response_mode'] !== 'form_post') {
        const url = new URL(target);
        for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
        return reply.header('cache-control', 'no-store').redirect(url.href, 303);
      }
      const isFirst = !met.has(account.subject) && back['error'] === undefined;
      if (isFirst) met.add(account.subject);
      const [lastName = '', firstName = ''] = /[가-힣]/.test(account.name)
        ? [account.name.slice(0, 1), account.name.slice(1)]
        : account.name.split(' ').toReversed();
      const user = { user: JSON.stringify({ name: { firstName, lastName }, email: account.email }) };
      return send(
        reply,
        postPage({
          ...frame,
          provider: provider.name[frame.locale] ?? provider.id,
          address: target,
          parameters: { ...values, ...(isFirst ? user : {}) },
        }),
        target,
      );
    });

    app.post<ByProvider>(`${base}/token`, { schema: { hide: true } }, async (request, reply) => {
      const provider = providerIn(app, request.params.provider);
      const fields = fieldsOf(request.body);
      const refuse = (error: string) => reply.code(400).send({ error });
      if (!(await isClient(app, provider, { fields, authorization: request.headers.authorization })))
        return refuse('invalid_client');
      const code = fields['code'] ?? '';
      const grant = readSandboxGrant(app, { kind: 'code', provider: provider.id, text: code });
      const account = grant === undefined ? undefined : accountOf(grant);
      if (
        grant === undefined ||
        account === undefined ||
        used.has(code) ||
        grant.redirectUri !== fields['redirect_uri'] ||
        !isVerifier(fields['code_verifier'], grant.challenge)
      )
        return refuse('invalid_grant');
      used.add(code);
      if (grant.act === 'delay') await wait(LATE_MS);
      const hasToken = provider.issuer !== undefined;
      if (grant.act === 'forge' && !hasToken) return refuse('invalid_grant');
      const token = sealSandboxGrant(app, { ...grant, kind: 'token', until: app.clock.now().getTime() + TOKEN_MS });
      return reply.header('cache-control', 'no-store').send({
        token_type: 'bearer',
        access_token: token,
        // Naver writes this number as a text.
        expires_in: provider.kind === 'naver' ? '3600' : 3600,
        ...(hasToken ? { id_token: await idTokenOf(app, provider, grant, account) } : {}),
      });
    });

    const bearerOf = (provider: SocialProvider, { headers }: FastifyRequest): SandboxGrant | undefined =>
      readSandboxGrant(app, {
        kind: 'token',
        provider: provider.id,
        text: (headers.authorization ?? '').replace(/^Bearer /, ''),
      });

    app.get<ByProvider>(`${base}/profile`, { schema: { hide: true } }, async (request, reply) => {
      const provider = providerIn(app, request.params.provider);
      const grant = bearerOf(provider, request);
      const account = grant === undefined ? undefined : accountOf(grant);
      if (account === undefined) return reply.code(401).send({ error: 'invalid_token' });
      const asked = (fieldsOf(request.query)['fields'] ?? '').split(',');
      return reply.header('cache-control', 'no-store').send(profileAnswer(provider, account, asked));
    });

    app.get<ByProvider>(`${base}/terms`, { schema: { hide: true } }, async (request, reply) => {
      const provider = providerIn(app, request.params.provider);
      const grant = bearerOf(provider, request);
      if (grant === undefined) return reply.code(401).send({ error: 'invalid_token' });
      const service_terms = (provider.terms ?? []).map(({ tag }) => ({ tag, required: true, agreed: true }));
      return reply.header('cache-control', 'no-store').send({ id: grant.subject, service_terms });
    });

    app.get<ByProvider>(`${base}/jwks`, { schema: { hide: true } }, async (request, reply) =>
      reply.send({ keys: [await sandboxJwk(providerIn(app, request.params.provider))] }),
    );

    app.post<ByProvider>(`${base}/revoke`, { schema: { hide: true } }, async (request, reply) => {
      const { id } = providerIn(app, request.params.provider);
      return reply.send({ result: 'success', provider: id });
    });
  };

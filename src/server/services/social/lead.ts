import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { SocialPurpose } from '#schemas/calls/social/answers';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { binderOf } from '../../core/session/browser-binder.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { hasIdToken } from './client.ts';
import { freshParameters } from './fresh-login.ts';
import { browserAddress, offeredProviders } from './provider.ts';
import { unsealSecrets, type StartSecrets } from './sealed.ts';

/** Path that leads the browser of a login to its provider. */
export const leadingPath = (state: string): string => `/member/sns/go/${state}`;

interface Started {
  readonly state: string;
  readonly purpose: SocialPurpose;
  readonly secrets: StartSecrets;
}

/** Kakao and Facebook separate scopes by commas. OpenID Connect sends an ID token for the scope `openid` only. */
const scopeOf = ({ kind, scopes }: SocialProvider): string =>
  [...new Set(kind === 'oidc' ? ['openid', ...scopes] : scopes)].join(
    kind === 'kakao' || kind === 'facebook' ? ',' : ' ',
  );

/** Returns the address at a provider that starts a login. */
export const authorizeUrl = async (
  request: FastifyRequest,
  provider: SocialProvider,
  { state, purpose, secrets: { nonce, verifier, redirectUri } }: Started,
): Promise<string> => {
  const url = new URL(browserAddress(request, provider.endpoints.authorize));
  const parameters: Readonly<Record<string, string>> = {
    ...(purpose === 'PROVE' ? freshParameters(provider) : {}),
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(scopeOf(provider) === '' ? {} : { scope: scopeOf(provider) }),
    ...(hasIdToken(provider) ? { nonce } : {}),
    // Apple posts the return whenever it is asked for more than the account number.
    ...(provider.kind === 'apple' ? { response_mode: 'form_post' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Leads the browser that started a login to the provider. Any other browser goes to the main page, as for a login that does not exist or that has expired.
 */
export const leadToProvider = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): Promise<FastifyReply> => {
  const { context, live } = app;
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  const row = await context.store.db
    .selectFrom('social_logins')
    .select(['provider', 'purpose', 'secrets'])
    .where('state_hash', '=', hashToken(state))
    .where('binder', '=', binderOf(request, app.env) ?? '')
    .where('state', '=', 'STARTED')
    .where('until', '>', context.clock.now().toISOString())
    .executeTakeFirst();
  const provider = offeredProviders(app).find(({ id }) => id === row?.provider);
  const secrets = row === undefined ? undefined : unsealSecrets(context, row.secrets);
  if (row === undefined || provider === undefined || secrets === undefined)
    return reply.redirect(live.current.snapshot.site.paths.gate, 303);
  return reply.redirect(await authorizeUrl(request, provider, { state, purpose: row.purpose, secrets }), 303);
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import { sessionOf, type CallInput } from '../../core/calls/handle-call.ts';
import { bindBrowser } from '../../core/session/browser-binder.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { hasIdToken } from './client.ts';
import { linkedTo } from './identities-store.ts';
import { browserAddress, offeredProvider, returnAddress } from './provider.ts';

/** A login must come back within this time. */
const LASTS_MS = 10 * 60_000;

export type SocialPurpose = 'LOGIN' | 'LINK' | 'PROVE';

/** Secrets of a login under way, sealed in the store. */
export interface StartSecrets {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

export const secretsPurpose = 'social login';

interface Started {
  readonly state: string;
  readonly secrets: StartSecrets;
}

/** Kakao and Facebook separate scopes by commas. */
const scopeOf = ({ kind, scopes }: SocialProvider): string =>
  scopes.join(kind === 'kakao' || kind === 'facebook' ? ',' : ' ');

const authorizeUrl = async (
  request: FastifyRequest,
  provider: SocialProvider,
  { state, secrets: { nonce, verifier, redirectUri } }: Started,
): Promise<string> => {
  const url = new URL(browserAddress(request, provider.endpoints.authorize));
  const parameters: Readonly<Record<string, string>> = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider.scopes.length === 0 ? {} : { scope: scopeOf(provider) }),
    ...(hasIdToken(provider) ? { nonce } : {}),
    // Apple posts the return whenever it is asked for more than the account number.
    ...(provider.kind === 'apple' ? { response_mode: 'form_post' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

const isProven = (app: FastifyInstance, { proven_at }: SessionRow): boolean =>
  app.clock.now().getTime() - Date.parse(proven_at) <= policyOf(app.live).lifetimes.provenMinutes * 60_000;

/** Returns the member who links or proves. Linking needs a proof, proving a linked account. */
const memberOf = async (
  app: FastifyInstance,
  { principal }: Pick<CallInput<unknown>, 'principal'>,
  purpose: SocialPurpose,
  provider: SocialProvider,
): Promise<string | null> => {
  if (purpose === 'LOGIN') return null;
  const session = sessionOf(principal, false);
  if (purpose === 'LINK' && !isProven(app, session)) throw new HttpError('notProven');
  if (purpose === 'PROVE' && (await linkedTo(app.store.db, session.uid, provider.id)) === undefined)
    throw new HttpError('notFound');
  return session.uid;
};

/** Starts a login, a link or a proof at a provider. State, nonce and verifier stay on the server, bound to the browser. */
export const startSocial = async (
  app: FastifyInstance,
  input: CallInput<{ readonly snsType: string; readonly purpose: SocialPurpose }>,
): Promise<{ readonly authorizeUrl: string }> => {
  const { body, request, reply, now } = input;
  // A preview changes nothing in other systems.
  if (app.outer !== undefined) throw new HttpError('previewOnly');
  const provider = offeredProvider(app, body.snsType);
  const member = await memberOf(app, input, body.purpose, provider);
  const started: Started = {
    state: randomToken(),
    secrets: {
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
      redirectUri: returnAddress(app, request, provider, body.purpose),
    },
  };
  await app.store.db
    .insertInto('social_logins')
    .values({
      state_hash: hashToken(started.state),
      provider: provider.id,
      purpose: body.purpose,
      binder: bindBrowser(request, reply, app.env),
      member,
      state: 'STARTED',
      secrets: app.context.identityKeys.seal(secretsPurpose, JSON.stringify(started.secrets)),
      profile: null,
      ref_hash: null,
      at: now.toISOString(),
      until: new Date(now.getTime() + LASTS_MS).toISOString(),
    })
    .execute();
  return { authorizeUrl: await authorizeUrl(request, provider, started) };
};

import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import { resolveTarget } from '#engine';
import { isPagePath } from '#engine/routing/deep-link';
import { startSocialLogin } from '#schemas/calls/social/calls';
import type { SocialPurpose, SocialStart, SocialStartBody } from '#schemas/calls/social/answers';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import { sessionOf, type CallInput } from '../../core/calls/handle-call.ts';
import { bindBrowser } from '../../core/session/browser-binder.ts';
import { countAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { isProven } from '../../core/session/is-proven.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { isProof } from './fresh-login.ts';
import { linkedTo } from './identities-store.ts';
import { authorizeUrl, leadingPath } from './lead.ts';
import { offeredProvider, returnAddress } from './provider.ts';
import { sealSecrets } from './sealed.ts';

/** A login must come back within this time. */
const LASTS_MS = 10 * 60_000;

/** Returns the member who links or proves. Linking needs a proof, proving a linked account of a provider that can be asked for a fresh login. */
const memberOf = async (
  app: FastifyInstance,
  { principal }: Pick<CallInput<unknown>, 'principal'>,
  purpose: SocialPurpose,
  provider: SocialProvider,
): Promise<string | null> => {
  if (purpose === 'LOGIN') return null;
  const session = sessionOf(principal, false);
  if (purpose === 'LINK' && !isProven(app.context, session)) throw new HttpError('notProven');
  if (purpose === 'PROVE' && (await linkedTo(app.store.db, session.uid, provider.id)) === undefined)
    throw new HttpError('notFound');
  if (purpose === 'PROVE' && !isProof(provider)) throw new HttpError('socialNotFresh');
  return session.uid;
};

/** Path of the given page, else of the named screen, which the server knows; a query of the caller cannot leave it. */
const nextPathOf = (
  { live }: FastifyInstance,
  { nextPath = '', nextScreen = '', nextQuery = '' }: SocialStartBody,
): string => {
  const { snapshot } = live.current;
  const page = resolveTarget(nextPath, { allowedHosts: [] });
  // Anybody may have written it, so it leads to a page of this site or nowhere.
  if (page.kind === 'inside' && isPagePath(snapshot, page.path)) return page.path;
  const path = snapshot.screens[nextScreen];
  if (path === undefined || path.includes('{') || path.includes(':')) return '';
  const query = new URLSearchParams(nextQuery);
  query.set('proven', 'Y');
  return `${path}?${query.toString()}`;
};

/** Starts a login, a link or a proof at a provider. State, nonce and verifier stay on the server, bound to the browser. */
export const startSocial = async (app: FastifyInstance, input: CallInput<SocialStartBody>): Promise<SocialStart> => {
  const { body, request, reply, now } = input;
  // A preview changes nothing in other systems.
  if (app.outer !== undefined) throw new HttpError('previewOnly');
  const [, address] = rateLimitKeys(app, request, startSocialLogin.limit.name, '');
  await countAttempt(app, [address]);
  const provider = offeredProvider(app, body.snsType);
  const member = await memberOf(app, input, body.purpose, provider);
  const started = {
    state: randomToken(),
    secrets: {
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
      redirectUri: returnAddress(app, request, provider, body.purpose),
      nextPath: nextPathOf(app, body),
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
      secrets: sealSecrets(app.context, started.secrets),
      profile: null,
      ref_hash: null,
      at: now.toISOString(),
      until: new Date(now.getTime() + LASTS_MS).toISOString(),
    })
    .execute();
  return {
    authorizeUrl: await authorizeUrl(request, provider, { ...started, purpose: body.purpose }),
    url: leadingPath(started.state),
  };
};

import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { IdentityProvider } from '#schemas/documents/identity-provider/schema';
import { HttpError } from '../../../core/errors.ts';
import { UpstreamFault } from '../../../core/upstream/fault.ts';
import { providerFetch } from '../../../core/upstream/provider-fetch.ts';
import { secretOf } from '../provider-secret.ts';
import { ANSWER_SECONDS, requestLimit, SKEW_SECONDS, type Adapter, type Returning } from './adapter.ts';

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

const clientOf = (app: FastifyInstance, provider: IdentityProvider) => {
  const { issuer, endpoints, siteCode, sendsIssuer } = provider;
  const as: oauth.AuthorizationServer = {
    issuer: issuer ?? '',
    id_token_signing_alg_values_supported: algorithms,
    authorization_response_iss_parameter_supported: sendsIssuer === true,
    ...(endpoints.token === undefined ? {} : { token_endpoint: endpoints.token }),
    ...(endpoints.jwks === undefined ? {} : { jwks_uri: endpoints.jwks }),
  };
  const client: oauth.Client = {
    client_id: siteCode,
    // Tokens are judged by the clock of the server, which tests set.
    [oauth.clockSkew]: Math.round((app.clock.now().getTime() - Date.now()) / 1000),
    [oauth.clockTolerance]: SKEW_SECONDS,
  };
  const fetchProvider = providerFetch(app, requestLimit(provider));
  const options = {
    [oauth.customFetch]: (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) =>
      fetchProvider(url, { method, headers, body }),
    // Addresses were checked at publishing and are checked by the fetch: only this machine may be plain, in the demo.
    [oauth.allowInsecureRequests]: app.env.mode === 'demo',
  };
  return { as, client, options };
};

const isCause = (error: unknown, is: (one: unknown) => boolean): boolean =>
  is(error) || (error instanceof Error && error.cause !== undefined && isCause(error.cause, is));

/** Refusal for an error of the library. Its message may hold parts of tokens, so it goes no further. */
const refusalOf = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof oauth.AuthorizationResponseError)
    return new HttpError(error.error === 'access_denied' ? 'verifyCancelled' : 'verifyFailed');
  return new HttpError(isCause(error, (one) => one instanceof UpstreamFault) ? 'verifyAway' : 'verifyFailed');
};

/** Refuses an answer that is too old, or from a clock that is ahead: the library looks at neither. */
const requireFresh = (iat: number, now: Date): void => {
  const age = now.getTime() / 1000 - iat;
  if (age < -SKEW_SECONDS) throw new HttpError('verifyFailed');
  if (age > ANSWER_SECONDS + SKEW_SECONDS) throw new HttpError('verifyExpired');
};

/** Returns the claims that the provider tells at its profile address alone; those of another account are refused. */
const readProfile = async (
  { app, provider }: Returning,
  { token, subject }: { readonly token: string; readonly subject: string },
): Promise<Readonly<Record<string, unknown>>> => {
  const { profile } = provider.endpoints;
  if (profile === undefined) return {};
  const { as, client, options } = clientOf(app, provider);
  const answer = await oauth.userInfoRequest({ ...as, userinfo_endpoint: profile }, client, token, options);
  return oauth.processUserInfoResponse(as, client, subject, answer);
};

/** Kept beside the fields of a return, which cannot have this name. */
const keptAnswer = 'token answer';

/** Exchanges the code, which counts once. A provider may go away before the keys or the profile are read, so the answer is kept for the next try. */
const exchangeCode = async ({ app, provider, started, fields, keep }: Returning): Promise<Response> => {
  const kept = fields[keptAnswer];
  if (kept !== undefined) return new Response(kept, { headers: { 'content-type': 'application/json' } });
  const { as, client, options } = clientOf(app, provider);
  const parameters = oauth.validateAuthResponse(as, client, new URLSearchParams(fields), started.transactionId);
  const answer = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.ClientSecretBasic(secretOf(app, provider)),
    parameters,
    started.returnUrl,
    started.verifier,
    options,
  );
  if (answer.ok) keep({ ...fields, [keptAnswer]: await answer.clone().text() });
  return answer;
};

const exchange = async (returning: Returning): Promise<Readonly<Record<string, unknown>>> => {
  const { app, provider, started } = returning;
  const { as, client, options } = clientOf(app, provider);
  const answer = await exchangeCode(returning);
  const result = await oauth.processAuthorizationCodeResponse(as, client, answer, {
    expectedNonce: started.nonce,
    requireIdToken: true,
  });
  // The library checks the claims; the signature is checked here, because the answer alone proves nothing of it.
  await oauth.validateApplicationLevelSignature(as, answer, options);
  const claims = oauth.getValidatedIdTokenClaims(result);
  if (claims === undefined) throw new HttpError('verifyFailed');
  requireFresh(claims.iat, app.clock.now());
  return { ...(await readProfile(returning, { token: result.access_token, subject: claims.sub })), ...claims };
};

/** OpenID Connect: authorization code with PKCE, state and nonce; the ID token is checked by the provider's keys, and the issuer of the return (RFC 9207). */
export const oidcAdapter: Adapter = {
  fields: ['state', 'code', 'iss', 'error', 'error_description'],
  transactionField: 'state',
  async begin({ provider, started, locale }) {
    const url = new URL(provider.endpoints.begin);
    for (const [name, value] of Object.entries({
      response_type: 'code',
      client_id: provider.siteCode,
      redirect_uri: started.returnUrl,
      scope: [...new Set(['openid', ...(provider.scopes ?? [])])].join(' '),
      state: started.transactionId,
      nonce: started.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(started.verifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
    }))
      url.searchParams.set(name, value);
    return { kind: 'address', url: url.href };
  },
  finish: (returning) =>
    exchange(returning).catch((error: unknown) => {
      throw refusalOf(error);
    }),
};

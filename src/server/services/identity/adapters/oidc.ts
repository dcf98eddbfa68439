import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { IdentityProvider } from '#schemas/documents/identity-provider/schema';
import { HttpError } from '../../../core/errors.ts';
import { outsideFetch } from '../../../core/upstream/outside-fetch.ts';
import { UpstreamFault } from '../../../core/upstream/fault.ts';
import { secretOf } from '../provider-secret.ts';
import { ANSWER_SECONDS, SKEW_SECONDS, type Adapter, type Returning } from './adapter.ts';

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

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
  const fetchOutside = outsideFetch(app);
  const options = {
    [oauth.customFetch]: (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) =>
      fetchOutside(url, { method, headers, body }),
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

const exchange = async ({ app, provider, started, fields }: Returning): Promise<oauth.IDToken> => {
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
  const result = await oauth.processAuthorizationCodeResponse(as, client, answer, {
    expectedNonce: started.nonce,
    requireIdToken: true,
  });
  // The library checks the claims; the signature is checked here, because the answer alone proves nothing of it.
  await oauth.validateApplicationLevelSignature(as, answer, options);
  const claims = oauth.getValidatedIdTokenClaims(result);
  if (claims === undefined) throw new HttpError('verifyFailed');
  if (app.clock.now().getTime() / 1000 - claims.iat > ANSWER_SECONDS + SKEW_SECONDS)
    throw new HttpError('verifyExpired');
  return claims;
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
      scope: ['openid', ...(provider.scopes ?? [])].join(' '),
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

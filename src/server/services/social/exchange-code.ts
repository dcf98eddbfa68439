import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import type { ReturnedFields } from '../../core/records/returned-forms.ts';
import type { SocialProfile } from '../../core/records/person.ts';
import { UpstreamFault } from '../../core/upstream/fault.ts';
import { authTimeOf, requireFreshLogin } from './fresh-login.ts';
import { hasIdToken, SKEW_SECONDS, socialClient, type SocialClient } from './client.ts';
import { profileOf, type Claims } from './profile.ts';
import { serverAddress } from './provider.ts';
import type { StartSecrets } from './sealed.ts';

export interface Returned {
  readonly profile: SocialProfile;
  /** Time of the login at the provider, in milliseconds; undefined if nothing proves it. */
  readonly authTime: number | undefined;
  /** Refresh token, else access token: needed to revoke the link at the provider. */
  readonly grant: string;
  /** Terms documents agreed to at the provider. */
  readonly agreedTerms: readonly string[];
}

interface CodeReturn {
  readonly fields: Partial<ReturnedFields> & { readonly state: string };
  readonly secrets: StartSecrets;
  /** Start of a proof, which needs a login after it. */
  readonly freshSince?: Date | undefined;
}

const httpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  return new HttpError(error instanceof UpstreamFault ? 'socialAway' : 'socialRefused');
};

/** Exchanges the code of a return for the profile. Tokens do not leave the server. Throws `socialRefused`, `socialNotFresh` or `socialAway`. */
export const exchangeCode = async (
  app: FastifyInstance,
  provider: SocialProvider,
  returned: CodeReturn,
): Promise<Returned> => {
  try {
    return await exchange(app, await socialClient(app, provider), returned);
  } catch (error) {
    const answer = httpError(error);
    // The message of the library names the check that failed, never a token.
    app.log.warn({ provider: provider.id, reason: reasonOf(error) }, 'a social login was not accepted');
    throw answer;
  }
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.message.slice(0, 200)) : 'unknown';

const parametersOf = ({ code, state, iss, error }: CodeReturn['fields']): URLSearchParams => {
  const parameters = new URLSearchParams({ state });
  if (code !== undefined) parameters.set('code', code);
  if (iss !== undefined) parameters.set('iss', iss);
  if (error !== undefined) parameters.set('error', error);
  return parameters;
};

const exchange = async (
  app: FastifyInstance,
  social: SocialClient,
  { fields, secrets, freshSince }: CodeReturn,
): Promise<Returned> => {
  const { provider, as, client, auth, options } = social;
  // Compares the issuer too, where the provider sends one (RFC 9207).
  const parameters = oauth.validateAuthResponse(as, client, parametersOf(fields), fields.state);
  const answer = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    auth,
    parameters,
    secrets.redirectUri,
    secrets.verifier,
    options,
  );
  const withToken = hasIdToken(provider);
  const tokens = await oauth.processAuthorizationCodeResponse(
    as,
    client,
    withToken ? answer : await withoutIdToken(answer),
    withToken ? { expectedNonce: secrets.nonce, requireIdToken: true } : {},
  );
  if (withToken) await oauth.validateApplicationLevelSignature(as, answer, options);
  const idToken: Claims = withToken ? { ...oauth.getValidatedIdTokenClaims(tokens) } : {};
  // The library looks at the end of a token alone.
  if (Number(idToken['iat']) > app.clock.now().getTime() / 1000 + SKEW_SECONDS) throw new HttpError('socialRefused');
  if (freshSince !== undefined) requireFreshLogin(provider, idToken, freshSince);
  const claims = {
    ...(await readProfile(app, social, tokens.access_token, idToken)),
    ...appleName(provider, fields),
    ...idToken,
  };
  return {
    profile: profileOf(app, provider, claims),
    authTime: authTimeOf(provider, idToken),
    grant: tokens.refresh_token ?? tokens.access_token,
    agreedTerms: await readTerms(app, social, tokens.access_token),
  };
};

/** An ID token that nobody verifies is left out, so that nothing reads it. */
const withoutIdToken = async (answer: Response): Promise<Response> => {
  if (!answer.ok) return answer;
  const { id_token: _unused, ...rest } = (await answer.json()) as Record<string, unknown>;
  return Response.json(rest, { status: answer.status });
};

const readJson = async (answer: Response): Promise<Claims> => {
  if (!answer.ok) throw new HttpError('socialRefused');
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null) throw new HttpError('socialRefused');
  return body as Claims;
};

/** Reads the profile. Where an ID token says who it is, the profile must be of the same account. */
const readProfile = async (
  app: FastifyInstance,
  { provider: { endpoints, profileFields = [] }, options }: SocialClient,
  token: string,
  idToken: Claims,
): Promise<Claims> => {
  if (endpoints.profile === undefined) return {};
  const url = new URL(serverAddress(app, endpoints.profile));
  if (profileFields.length > 0) url.searchParams.set('fields', profileFields.join(','));
  const profile = await readJson(
    await oauth.protectedResourceRequest(token, 'GET', url, undefined, undefined, options),
  );
  if (idToken['sub'] !== undefined && profile['sub'] !== idToken['sub']) throw new HttpError('socialRefused');
  return profile;
};

/** Apple sends the name beside the code, and only at the first login. */
const appleName = ({ kind }: SocialProvider, { user }: CodeReturn['fields']): Claims => {
  if (kind !== 'apple' || user === undefined) return {};
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    const [first, last] = [name?.firstName, name?.lastName].map((part) => (typeof part === 'string' ? part : ''));
    const full = /[가-힣]/.test(`${first}${last}`) ? `${last}${first}` : `${first} ${last}`.trim();
    return full === '' ? {} : { name: full };
  } catch {
    return {};
  }
};

/** Reads which of the mapped terms the account has agreed to at the provider (P-638). */
const readTerms = async (
  app: FastifyInstance,
  { provider: { endpoints, terms = [] }, options }: SocialClient,
  token: string,
): Promise<readonly string[]> => {
  if (endpoints.terms === undefined || terms.length === 0) return [];
  const url = new URL(serverAddress(app, endpoints.terms));
  const body = await readJson(await oauth.protectedResourceRequest(token, 'GET', url, undefined, undefined, options));
  const list: readonly unknown[] = Array.isArray(body['service_terms']) ? body['service_terms'] : [];
  const agreed = new Set(
    list.flatMap((one) =>
      typeof one === 'object' && one !== null && 'tag' in one && (!('agreed' in one) || one.agreed === true)
        ? [one.tag]
        : [],
    ),
  );
  return terms.filter(({ tag }) => agreed.has(tag)).map((one) => one.terms);
};

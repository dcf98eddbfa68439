import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import type { OutsideRequest } from '../../core/upstream/outside-fetch.ts';
import { providerFetch } from '../../core/upstream/provider-fetch.ts';
import { serverAddress } from './provider.ts';

/** A provider as the OAuth library takes it. */
export interface SocialClient {
  readonly provider: SocialProvider;
  readonly as: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly auth: oauth.ClientAuth;
  /** Options of each request. */
  readonly options: {
    readonly [oauth.customFetch]: (url: string, init: OutsideRequest) => Promise<Response>;
    readonly [oauth.allowInsecureRequests]: boolean;
  };
}

const SIGNING_SECONDS = 300;
/** Difference between the clocks of provider and server. */
export const SKEW_SECONDS = 30;
const appleAudience = 'https://appleid.apple.com';
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Makes a signing key of a text. For the sandbox, whose secrets are no key files. */
export const keyOfText = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([ed25519Prefix, createHash('sha256').update(text).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/** Apple takes a token signed with the team's key in place of a secret. */
const appleSecret = async (
  app: FastifyInstance,
  { signing, clientId }: SocialProvider,
  text: string,
): Promise<string> => {
  const isFile = text.startsWith('-----BEGIN');
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: isFile ? 'ES256' : 'EdDSA', kid: signing?.key ?? '' })
    .setIssuer(signing?.team ?? '')
    .setSubject(clientId)
    .setAudience(appleAudience)
    .setIssuedAt(now)
    .setExpirationTime(now + SIGNING_SECONDS)
    .sign(isFile ? createPrivateKey(text) : keyOfText(text));
};

/** Naver writes its numbers as texts. */
const withNumbers = async (answer: Response): Promise<Response> => {
  const body = (await answer.json()) as Record<string, unknown>;
  const fixed = typeof body['expires_in'] === 'string' ? { ...body, expires_in: Number(body['expires_in']) } : body;
  return Response.json(fixed, { status: answer.status });
};

/** Returns the client of a provider. Throws `socialAway` if its secret is missing. */
export const socialClient = async (app: FastifyInstance, provider: SocialProvider): Promise<SocialClient> => {
  const secret = app.context.readSecret(provider.secret)?.reveal();
  if (secret === undefined) throw new HttpError('socialAway');
  const { kind, endpoints, issuer, sendsIssuer } = provider;
  const token = serverAddress(app, endpoints.token);
  const fetchProvider = providerFetch(app);
  return {
    provider,
    as: {
      issuer: issuer === undefined ? new URL(token).origin : serverAddress(app, issuer),
      token_endpoint: token,
      id_token_signing_alg_values_supported: algorithms,
      authorization_response_iss_parameter_supported: sendsIssuer === true,
      ...(endpoints.jwks === undefined ? {} : { jwks_uri: serverAddress(app, endpoints.jwks) }),
      ...(endpoints.revoke === undefined ? {} : { revocation_endpoint: serverAddress(app, endpoints.revoke) }),
    },
    client: {
      client_id: provider.clientId,
      // Tokens are judged by the clock of the server, which tests set.
      [oauth.clockSkew]: Math.round((app.clock.now().getTime() - Date.now()) / 1000),
      [oauth.clockTolerance]: SKEW_SECONDS,
    },
    auth:
      kind === 'oidc'
        ? oauth.ClientSecretBasic(secret)
        : oauth.ClientSecretPost(kind === 'apple' ? await appleSecret(app, provider, secret) : secret),
    options: {
      [oauth.customFetch]: async (url, init) => {
        const answer = await fetchProvider(url, init);
        return kind === 'naver' && url === token && answer.ok ? withNumbers(answer) : answer;
      },
      // Addresses were checked at publishing and are checked by the fetch: only this machine may be plain, in demo.
      [oauth.allowInsecureRequests]: app.env.mode === 'demo',
    },
  };
};

/** True if the provider proves logins with an ID token. */
export const hasIdToken = ({ issuer, endpoints }: SocialProvider): boolean =>
  issuer !== undefined && endpoints.jwks !== undefined;

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, vi } from 'vitest';
import { diClaim, personClaim } from './claims.ts';
import { storedRows } from './stored-rows.ts';

/** Account of the provider, by its number. */
export type Accounts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Client {
  readonly id: string;
  readonly secret: string;
  readonly redirectUris: readonly string[];
}

interface Settings {
  readonly accounts: Accounts;
  readonly clients: readonly Client[];
  /** Lifetime of ID tokens, in seconds. */
  readonly idTokenSeconds: number;
}

/** Answer of a route in place of the provider's own. */
type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const paths = { authorize: '/auth', token: '/token', profile: '/me', jwks: '/jwks', revoke: '/token/revocation' };

const scopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'nickname', 'birthdate', 'gender'],
  phone: ['phone_number', 'phone_number_verified'],
  identity: [personClaim, diClaim, 'foreigner'],
};

const signingKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
};

const publicPart = ({ d: _private, ...key }: JWK): JWK => key;

/** Keeps warnings back: the provider warns of its pages for development, which stand for the pages of a real one here. */
const quietly = <Made>(make: () => Made): Made => {
  const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')].map((spy) => spy.mockImplementation(() => {}));
  try {
    return make();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

const providerOf = (
  issuer: string,
  key: JWK,
  { accounts, clients, idTokenSeconds, adapter }: Settings & { readonly adapter: unknown },
): Provider =>
  new Provider(issuer, {
    clients: clients.map(({ id, secret, redirectUris }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUris,
      id_token_signed_response_alg: 'ES256',
    })),
    adapter,
    jwks: { keys: [key] },
    cookies: { keys: ['cookies of the provider'] },
    claims: scopes,
    // Claims of the scopes stand at the profile address alone, as OpenID Connect has it.
    conformIdTokenClaims: true,
    features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
    renderError: (ctx: { body: unknown }, out: unknown) => void (ctx.body = out),
    pkce: { required: () => true },
    ttl: {
      IdToken: idTokenSeconds,
      AuthorizationCode: 60,
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
    },
    findAccount: (_ctx: unknown, id: string) =>
      Object.hasOwn(accounts, id) ? { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) } : undefined,
  });

/**
 * Starts an OpenID provider on loopback, for all tests of a file; it has no key until `rotate` makes one. It asks for PKCE and sends its issuer along (RFC 9207). `fail` puts an answer in
 * the place of a route's until it is undone; `rotate` changes the signing key, and `publish` the keys that `/jwks` lists.
 */
export const oidcServer = async (settings: Settings) => {
  const faults = new Map<string, Fault>();
  const asked: string[] = [];
  const adapter = storedRows();
  let answer: Fault = () => {};
  let published: readonly JWK[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://provider').pathname;
    asked.push(path);
    const fault = faults.get(path);
    if (fault !== undefined) return fault(request, response);
    if (path !== paths.jwks) return answer(request, response);
    response.writeHead(200, { 'content-type': 'application/jwk-set+json' }).end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Signs with a new key from now on. Returns its public part; `/jwks` does not list it by itself. */
  const rotate = async (kid: string): Promise<JWK> => {
    const key = await signingKey(kid);
    answer = quietly(() => providerOf(origin, key, { ...settings, adapter }).callback());
    return publicPart(key);
  };
  const publish = (...keys: readonly JWK[]): void => void (published = keys);
  return {
    origin,
    rotate,
    publish,
    asked,
    ageLogins: (seconds: number): void => adapter.age(seconds),
    address: (name: keyof typeof paths): string => `${origin}${paths[name]}`,
    fail: (name: keyof typeof paths, fault: Fault): (() => void) => {
      faults.set(paths[name], fault);
      return () => void faults.delete(paths[name]);
    },
  };
};

export type OidcServer = Awaited<ReturnType<typeof oidcServer>>;

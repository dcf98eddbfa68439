import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;

const { subtle } = globalThis.crypto;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, '0')).join('');

/** Keys of both sides, by the description of the exchange: an HMAC key of the secret, and an AES key derived from it. */
const keysOf = async (secret: string) => ({
  mac: await subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  aes: await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('form-exchange') },
    await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  ),
});
type Keys = Awaited<ReturnType<typeof keysOf>>;

const sign = async ({ mac }: Keys, ...parts: readonly string[]): Promise<string> =>
  hex(await subtle.sign('HMAC', mac, bytesOf(parts.join('|'))));

const seal = async ({ aes }: Keys, message: Fields): Promise<string> => {
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(12));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, aes, bytesOf(JSON.stringify(message)));
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url');
};

const open = async ({ aes }: Keys, text: string): Promise<Record<string, string>> => {
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'));
  const opened = await subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, aes, bytes.slice(12));
  // The site's own request, as the description of the exchange has it.
  return JSON.parse(new TextDecoder().decode(opened)) as Record<string, string>;
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const postedBack = (action: string, fields: Readonly<Record<string, string>>): string =>
  `<!doctype html><form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}</form>`;

interface Settings {
  readonly siteCode: string;
  readonly secret: string;
  readonly person: Fields;
  readonly now: () => Date;
}

/** Changes of a result, or of its answer, by a test. */
export interface Mischief {
  readonly message?: Fields;
  /** Seals and signs the result with this secret. */
  readonly secret?: string;
  readonly signature?: string;
  readonly status?: number;
}

/**
 * Starts a provider that speaks the form exchange, made from the description in `docs/operations.md` with other code than the site's: it opens the sealed form
 * that a browser posts, gives the browser a one-time reference to post back, and answers the site's call for the result once.
 */
export const formServer = async ({ siteCode, secret, person, now }: Settings) => {
  const keys = await keysOf(secret);
  const results = new Map<string, Fields>();
  const state: { mischief: Mischief } = { mischief: {} };
  let last = 0;

  /** Takes the form of a site and the choice of the person. Undefined for a form that the site did not make. */
  const begin = async (form: URLSearchParams): Promise<string | undefined> => {
    const [code, request, signature] = ['siteCode', 'request', 'signature'].map((name) => form.get(name) ?? '');
    if (code !== siteCode || signature !== (await sign(keys, code, request ?? ''))) return undefined;
    const { transactionId = '', nonce, returnUrl = '', method } = await open(keys, request ?? '');
    if (form.get('act') === 'cancel') return postedBack(returnUrl, { transactionId, error: 'cancelled' });
    const reference = `reference-${++last}`;
    results.set(reference, { siteCode, transactionId, nonce, method, at: now().toISOString(), person });
    return postedBack(returnUrl, { transactionId, reference });
  };

  const answerResult = async (body: Record<string, string>): Promise<Fields | undefined> => {
    const { siteCode: code = '', reference = '', at = '', signature } = body;
    const isSigned = code === siteCode && signature === (await sign(keys, code, reference, at));
    const result = isSigned ? results.get(reference) : undefined;
    // A reference is good once.
    results.delete(reference);
    if (result === undefined) return undefined;
    const { mischief } = state;
    const used = mischief.secret === undefined ? keys : await keysOf(mischief.secret);
    const payload = await seal(used, { ...result, ...mischief.message });
    return { payload, signature: mischief.signature ?? (await sign(used, payload)) };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request);
    if (request.url === '/result') {
      if (state.mischief.status !== undefined) return void response.writeHead(state.mischief.status).end();
      const result = await answerResult(JSON.parse(body) as Record<string, string>);
      response.writeHead(result === undefined ? 404 : 200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(result ?? {}));
    }
    const page = await begin(new URLSearchParams(body));
    response.writeHead(page === undefined ? 400 : 200, { 'content-type': 'text/html' }).end(page ?? 'not of the site');
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => new Promise((done) => server.close(done)));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    results,
  };
};

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../../../core/errors.ts';
import { UpstreamFault } from '../../../core/upstream/fault.ts';
import { providerFetch } from '../../../core/upstream/provider-fetch.ts';
import { secretOf } from '../provider-secret.ts';
import { ANSWER_SECONDS, requestLimit, SKEW_SECONDS, type Adapter, type Returning } from './adapter.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Signs parts of a message of the form exchange: HMAC-SHA-256 in hex over the parts, joined by `|`. */
export const signExchange = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('|')).digest('hex');

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'form-exchange', 32));

/** Seals a message for the other side: AES-256-GCM, base64url of IV, text and tag. */
export const sealExchange = (secret: string, message: object): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  return Buffer.concat([
    iv,
    cipher.update(JSON.stringify(message), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url');
};

/** Opens a sealed message; undefined if it was sealed by another key or changed. */
export const openExchange = (secret: string, sealed: string): Readonly<Record<string, unknown>> | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES)).setAuthTag(
    bytes.subarray(-TAG_BYTES),
  );
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString();
    const message: unknown = JSON.parse(text);
    return isFields(message) ? message : undefined;
  } catch {
    return undefined;
  }
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Fetches the result of a reference and opens it. */
const fetchResult = async (
  { app, provider }: Returning,
  reference: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const secret = secretOf(app, provider);
  const at = app.clock.now().toISOString();
  const answer = await providerFetch(app, requestLimit(provider))(provider.endpoints.result ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      siteCode: provider.siteCode,
      reference,
      at,
      signature: signExchange(secret, provider.siteCode, reference, at),
    }),
  });
  const sent: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isFields(sent) || typeof sent['payload'] !== 'string' || typeof sent['signature'] !== 'string')
    throw new HttpError('verifyFailed');
  if (!isEqual(sent['signature'], signExchange(secret, sent['payload']))) throw new HttpError('verifyFailed');
  const result = openExchange(secret, sent['payload']);
  if (result === undefined) throw new HttpError('verifyFailed');
  return result;
};

const requireFresh = (at: unknown, now: Date): void => {
  const age = typeof at === 'string' ? (now.getTime() - Date.parse(at)) / 1000 : NaN;
  if (Number.isNaN(age) || age < -SKEW_SECONDS) throw new HttpError('verifyFailed');
  if (age > ANSWER_SECONDS + SKEW_SECONDS) throw new HttpError('verifyExpired');
};

/**
 * Providers that take a sealed request in a form and send a reference back. The server fetches the result, so the browser carries nothing of the person.
 */
export const formExchangeAdapter: Adapter = {
  fields: ['transactionId', 'reference', 'error'],
  transactionField: 'transactionId',
  async begin({ app, provider, method, started: { transactionId, nonce, returnUrl }, locale }) {
    const secret = secretOf(app, provider);
    const at = app.clock.now().toISOString();
    const request = sealExchange(secret, { transactionId, nonce, returnUrl, method, locale, at });
    const { siteCode } = provider;
    return {
      kind: 'form',
      action: provider.endpoints.begin,
      fields: { siteCode, request, signature: signExchange(secret, siteCode, request) },
    };
  },
  async finish(returning) {
    const { app, provider, method, started, fields } = returning;
    if (fields['error'] === 'cancelled') throw new HttpError('verifyCancelled');
    const { reference } = fields;
    if (reference === undefined) throw new HttpError('verifyFailed');
    const result = await fetchResult(returning, reference).catch((error: unknown) => {
      throw error instanceof UpstreamFault ? new HttpError('verifyAway') : error;
    });
    if (
      result['siteCode'] !== provider.siteCode ||
      result['transactionId'] !== started.transactionId ||
      result['nonce'] !== started.nonce ||
      result['method'] !== method
    )
      throw new HttpError('verifyFailed');
    requireFresh(result['at'], app.clock.now());
    return result;
  },
};

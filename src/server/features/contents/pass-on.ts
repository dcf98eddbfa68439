import { isIP } from 'node:net';
import { refused, type Answer } from '#content/answers/index';
import type { DataService } from '#schemas/data-service.schema';

const LARGEST = 1024 * 1024;
/** How long a page that shows an upstream's answer may be kept; nothing tells when the upstream changes it. */
const FRESH_MS = 10_000;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** A call to pass on: `upstream` is an origin, `target` path and query as they came. */
export interface PassedCall {
  readonly service: Pick<DataService, 'id' | 'timeoutMs'>;
  readonly upstream: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly now: number;
}

export interface Egress {
  readonly allowedHosts: readonly string[];
  /** In demo an upstream may run on this machine. */
  readonly demo: boolean;
  readonly timeoutMs: number;
  readonly warn: (error: unknown, service: string) => void;
}

/** An upstream is a named https host of the site's list: no bare address, which could be one of the operator's own network. */
const isAllowed = ({ protocol, hostname }: URL, { allowedHosts, demo }: Egress): boolean => {
  if (demo && LOOPBACK.test(hostname)) return true;
  return protocol === 'https:' && isIP(hostname) === 0 && allowedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

const readJson = async (response: Response): Promise<unknown> => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get('content-type') ?? '')) throw new Error('the answer is no JSON');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new Error(`the answer is larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * The upstream's own answer form, kept to what this site's callers expect: data, or a business error. Anything else it may say, a redirect or
 * an end of the session among them, is not for it to decide.
 */
const toAnswer = (body: unknown, status: number, now: number): Answer => {
  if (!isRecord(body)) throw new Error('the answer is no object');
  const { code, data, errorMessage, errorType } = body;
  if (status < 300 && data !== undefined && errorType === undefined) return { ok: true, data, validUntil: now + FRESH_MS };
  if (errorType !== 'B' || typeof code !== 'string' || typeof errorMessage !== 'string') throw new Error(`the answer has status ${status} and is no business error`);
  return { ok: false, status: status >= 400 && status < 500 ? status : 422, code, errorType, message: { ko: errorMessage, en: errorMessage }, validUntil: now + FRESH_MS };
};

/**
 * Asks the upstream host of a data service. It gets path and query, the page and the language, never cookies; redirects are not followed.
 * When it may not be asked, is late, or lies, the call is refused with 502.
 */
export const passOn = async ({ service, upstream, target, headers, now }: PassedCall, egress: Egress): Promise<Answer> => {
  try {
    const url = new URL(target, upstream);
    if (!isAllowed(url, egress)) throw new Error(`the host ${url.hostname} is not one of the site's allowed hosts`);
    const signal = AbortSignal.timeout(service.timeoutMs ?? egress.timeoutMs);
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json', ...headers } });
    return toAnswer(await readJson(response), response.status, now);
  } catch (error) {
    egress.warn(error, service.id);
    return refused('upstreamFailed', now + FRESH_MS);
  }
};

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readUpstream } from '#content/check/upstream-origin';
import { siteOrigin } from '../site-origin.ts';
import { chooseAddresses, readEgress } from './choose-addresses.ts';
import { UpstreamFault } from './fault.ts';
import { requestOnce } from './request-once.ts';
import { resolveHost } from './resolve-host.ts';

/** Request of a library that calls other hosts, such as an OAuth client. */
export interface OutsideRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: unknown;
}

/** Maximum time of one request by default, in milliseconds. */
const LIMIT_MS = 10_000;

const bodyOf = (body: unknown): string | undefined =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined;

/**
 * Fetches from hosts that the site allows (`upstreamHosts`), at checked addresses, without following redirects. Pages of the sandbox are answered by this
 * process. Throws an UpstreamFault.
 */
export const outsideFetch =
  (app: FastifyInstance, limitMs = LIMIT_MS) =>
  async (address: string, { method = 'GET', headers = {}, body }: OutsideRequest = {}): Promise<Response> => {
    const url = new URL(address);
    const sent = {
      method: method === 'POST' ? ('POST' as const) : ('GET' as const),
      target: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(new Headers(headers)),
    };
    const text = bodyOf(body);
    return url.origin === siteOrigin(app) && url.pathname.startsWith('/sandbox/') && app.env.sandbox
      ? askSandbox(app, { ...sent, limitMs }, text)
      : askHost(app, url.origin, { ...sent, limitMs }, text);
  };

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limitMs: number;
}

const askSandbox = async (
  app: FastifyInstance,
  { method, target, headers, limitMs }: Sent,
  body: string | undefined,
): Promise<Response> => {
  const late = new AbortController();
  const answer = await Promise.race([
    app.inject({ method, url: target, headers, ...(body === undefined ? {} : { payload: body }) }),
    wait(limitMs, undefined, { signal: late.signal, ref: false }).then(() => {
      throw new UpstreamFault('late', `no answer within ${limitMs} ms`);
    }),
  ]).finally(() => late.abort());
  return new Response(answer.statusCode === 204 ? null : answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
  });
};

const askHost = async (
  { live, env }: FastifyInstance,
  host: string,
  { limitMs, ...sent }: Sent,
  body: string | undefined,
): Promise<Response> => {
  const egress = {
    upstreamHosts: live.current.prepared.documents.site.get('site')?.upstreamHosts ?? [],
    demo: env.mode === 'demo',
  };
  if (readUpstream(host) === undefined) throw new UpstreamFault('forbidden', `${host} is no origin`);
  const origin = readEgress(host, egress);
  const { status, contentType, text } = await requestOnce({
    ...sent,
    origin,
    addresses: await chooseAddresses(origin, egress, resolveHost),
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(limitMs),
  });
  return new Response(status === 204 ? null : text, { status, headers: { 'content-type': contentType } });
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serviceOf, type AnswerInput } from '#content/answers/index';

const largest = 1024 * 1024;
const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** An upstream must be on the site's list of hosts; this machine's own addresses serve tests in demo only. */
const isAllowed = (url: URL, allowed: readonly string[], demo: boolean): boolean =>
  (demo && loopback.test(url.hostname)) || (url.protocol === 'https:' && allowed.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)));

const readJson = async (response: Response): Promise<unknown> => {
  if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  const answer: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
};

/** Asks the upstream host of a data service. Undefined when it may not be asked, is late, redirects, or does not answer `{code, data}`. */
export const passOn = async (app: FastifyInstance, { documents, snapshot }: AnswerInput, path: string, request: FastifyRequest): Promise<unknown> => {
  const service = serviceOf(documents, path);
  if (service?.upstream === undefined) return undefined;
  const url = new URL(request.url, service.upstream);
  if (!isAllowed(url, snapshot.site.allowedHosts, app.env.mode === 'demo')) return undefined;
  try {
    const signal = AbortSignal.timeout(service.timeoutMs ?? snapshot.site.timings.requestMs);
    const locale = request.headers['x-user-locale'];
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json', ...(typeof locale === 'string' ? { 'x-user-locale': locale } : {}) } });
    return await readJson(response);
  } catch (error) {
    request.log.warn({ err: error, service: service.id }, 'the upstream host of a data service did not answer');
    return undefined;
  }
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spokenLocale } from '../viewer/read-viewer.ts';
import { fillConnectionPage, type Failed } from './fill-connection-page.ts';

/** Returns true if a person views the response, rather than a script. */
export const isLookedAt = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  (headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true);

/** Sends the connection-error page. Returns undefined if there is none yet. */
export const sendConnectionPage = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  failed: Failed,
): FastifyReply | undefined => {
  const locale = spokenLocale(request);
  const page = app.connectionPages.page(locale);
  if (page === undefined) return undefined;
  return reply
    .header('content-security-policy', page.policy)
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept, Accept-Language, Cookie, User-Agent')
    .type('text/html; charset=utf-8')
    .send(fillConnectionPage(page, failed));
};

import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../errors.ts';
import { requestOrigin } from '../site-origin.ts';
import { isBearer } from './session-cookies.ts';

/**
 * Accepts only calls of this site's pages (CSRF): the browser's origin headers must match, and the call must carry X-PageId, which no form or picture
 * of a foreign site can send. App shells send their token explicitly, so no page can trick them into a call.
 */
export const requireSameOrigin = (request: FastifyRequest, env: Pick<Env, 'publicUrl'>): void => {
  const { origin, 'sec-fetch-site': site, 'x-pageid': page } = request.headers;
  if (isBearer(request)) return;
  const isForeign =
    (origin !== undefined && origin !== requestOrigin(request, env)) || (site !== undefined && site !== 'same-origin');
  if (isForeign || page === undefined) throw new HttpError('foreignOrigin');
};

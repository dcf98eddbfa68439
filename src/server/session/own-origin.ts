import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../errors.ts';
import { requestOrigin } from '../site-origin.ts';
import { isBearer } from './session-cookies.ts';

/**
 * Lets only calls of this site's own pages pass (CSRF): what the browser says of where they come from must fit, and they carry X-PageId, which no
 * form or picture of another site can send. An app shell brings its token itself, so nobody can make it call.
 */
export const requireOwnOrigin = (request: FastifyRequest, env: Pick<Env, 'publicUrl'>): void => {
  const { origin, 'sec-fetch-site': site, 'x-pageid': page } = request.headers;
  if (isBearer(request)) return;
  const isForeign = (origin !== undefined && origin !== requestOrigin(request, env)) || (site !== undefined && site !== 'same-origin');
  if (isForeign || page === undefined) throw new HttpError('foreignOrigin');
};

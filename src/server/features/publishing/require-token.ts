import type { onRequestHookHandler } from 'fastify';
import { HttpError } from '../../errors.ts';
import type { Secret } from '../../secret.ts';

/** Lets only the bearer of the console token pass. */
export const requireToken =
  (token: Secret): onRequestHookHandler =>
  (request, reply, done) => {
    const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given !== undefined && token.equals(given)) return done();
    reply.header('www-authenticate', 'Bearer realm="console"');
    return done(new HttpError('noToken'));
  };

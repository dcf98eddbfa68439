import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ConnectionShelf } from '../connection-page/connection-shelf.ts';
import { isLookedAt, sendConnectionPage } from '../connection-page/send-connection-page.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../errors.ts';
import { brokenRequests } from '../plugins/broken-requests.ts';
import { secureHeaders } from '../plugins/secure-headers.ts';

interface Parts {
  readonly env: Pick<Env, 'mode'>;
  readonly pages: ConnectionShelf;
  readonly log: Writable;
}

/** What answers as long as no release could be loaded: the connection-error page (8.3), or its error to scripts, with 503 and when to come back. */
export const buildWaitingApp = async ({ env, pages, log }: Parts): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true, logger: { level: 'warn', stream: log }, ...brokenRequests });
  app.decorate('connectionPages', pages);
  secureHeaders(app, env.mode === 'production');
  await app.register(fastifyCookie);
  for (const url of ['/livez', '/healthz']) app.get(url, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.setNotFoundHandler((request, reply) => {
    const { statusCode, answer } = new HttpError('notReady');
    // Nobody is kept on this connection: the next request is for the server that follows.
    void reply.code(statusCode).header('retry-after', String(pages.retrySeconds)).header('connection', 'close');
    const page = isLookedAt(request) ? sendConnectionPage(app, request, reply, { code: statusCode, from: request.url }) : undefined;
    return page ?? reply.header('cache-control', 'no-store').send(answer);
  });
  return app;
};

import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ConnectionPageCache } from '../core/connection-page/connection-page-cache.ts';
import { isLookedAt, sendConnectionPage } from '../core/connection-page/send-connection-page.ts';
import { connectionOptions } from '../core/connections.ts';
import type { Env } from '../core/env.ts';
import { HttpError } from '../core/errors.ts';
import { brokenRequests } from '../core/plugins/broken-requests.ts';
import { secureHeaders } from '../core/plugins/secure-headers.ts';

interface Parts {
  readonly env: Pick<Env, 'mode' | 'connections'>;
  readonly pages: ConnectionPageCache;
  readonly log: Writable;
}

/** App that answers until a release is loaded. Sends 503 with Retry-After: the connection-error page (8.3) to people, its error to scripts. */
export const buildStartupApp = async ({ env, pages, log }: Parts): Promise<FastifyInstance> => {
  const app = Fastify({
    forceCloseConnections: true,
    logger: { level: 'warn', stream: log },
    ...connectionOptions(env),
    ...brokenRequests(),
  });
  app.decorate('connectionPages', pages);
  secureHeaders(app, env.mode === 'production');
  await app.register(fastifyCookie);
  for (const url of ['/livez', '/healthz'])
    app.get(url, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.setNotFoundHandler((request, reply) => {
    const { statusCode, answer } = new HttpError('notReady');
    // Close the connection: the next request is for the real server.
    void reply.code(statusCode).header('retry-after', String(pages.retrySeconds)).header('connection', 'close');
    const page = isLookedAt(request)
      ? sendConnectionPage(app, request, reply, { code: statusCode, from: request.url })
      : undefined;
    return page ?? reply.header('cache-control', 'no-store').send(answer);
  });
  return app;
};

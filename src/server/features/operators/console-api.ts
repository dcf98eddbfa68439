import type { FastifyInstance } from 'fastify';
import { requireRights } from './require-right.ts';

/** Makes the routes that are registered after it a part of the console's API: who may call them is theirs to say, nothing of them is kept anywhere unless they say so. */
export const consoleApi = (app: FastifyInstance, tag: string): void => {
  requireRights(app);
  app.addHook('onSend', async (_request, reply) => {
    // What a route says of itself stays: bytes under the name of their content are the same for ever.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  app.addHook('onRoute', (route) => {
    const { right } = route.config ?? {};
    // What anybody may call needs nothing; else the description says which right.
    const asked = right === 'anyone' ? { security: [] } : { security: [{ consoleToken: [] }, { consoleSession: [] }] };
    route.schema = { tags: [tag], ...asked, ...route.schema, ...({ 'x-right': right } as object) };
  });
};

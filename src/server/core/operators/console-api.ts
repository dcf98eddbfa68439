import type { FastifyInstance } from 'fastify';
import { hideFrom } from './hide-values.ts';
import { allowsAll } from './grants.ts';
import type { Operator } from './operator.ts';
import { requireRights } from './require-right.ts';

/**
 * Makes all routes registered afterwards part of the console API. Each route declares its required right. Responses are not cached unless the route
 * sets `cache-control`, and hide `serverOnly` fields of other venues.
 */
export const consoleApi = (app: FastifyInstance, tag: string): void => {
  requireRights(app);
  app.addHook('onSend', async (_request, reply) => {
    // Keep a route's own header: content-hashed bytes never change.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { operator }: { readonly operator?: Operator } = request;
    return operator === undefined || !app.live.isLoaded || allowsAll(operator.grants, 'read')
      ? payload
      : hideFrom(operator, app.live.current.documents, payload);
  });
  app.addHook('onRoute', (route) => {
    const { right } = route.config ?? {};
    // Public routes need no authentication. Other routes show their right in the API description.
    const asked = right === 'anyone' ? { security: [] } : { security: [{ consoleToken: [] }, { consoleSession: [] }] };
    route.schema = { tags: [tag], ...asked, ...route.schema, ...({ 'x-right': right } as object) };
  });
};

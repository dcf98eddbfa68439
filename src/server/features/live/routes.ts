import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { batchStates } from '../park-state/state-batches.ts';
import { openStreams } from './streams.ts';

const headers = { type: 'object', properties: { 'last-event-id': { type: 'string', maxLength: 20 } } } as const;

/** Registers `GET /api/live`, which sends the live release to open browsers by server-sent events. */
export const registerLive: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const streams = openStreams(app.live);
  const stopHearing = app.sessions.store.listen('member', (uid) => streams.memberChanged(uid));
  const stopStates = batchStates(app.parkStates, (event) => streams.send(event));
  // Close the streams in preClose: they never end, so the server would wait for them forever.
  app.addHook('preClose', async () => {
    stopHearing();
    stopStates();
    streams.close();
  });

  app.get(
    '/api/live',
    {
      exposeHeadRoute: false,
      schema: { tags: ['live'], summary: 'Server-sent events: "release" with {number, hash}, at once and at each change; "member" when something of the member has changed; "park" with changed live states of facilities', headers, produces: ['text/event-stream'] },
    },
    async (request, reply) => {
      const principal = await request.principal();
      reply.hijack();
      streams.add(reply.raw, request.headers['last-event-id'], principal.kind === 'member' ? principal.session.uid : undefined);
    },
  );
};

import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { parseMemberEvent } from '../../core/records/member-events.ts';
import { findByFamily } from '../../core/session/sessions-store.ts';
import { clientAddress } from '../../core/client-address.ts';
import { connectionLimits, StreamLimit } from '../../core/connections.ts';
import { batchStates } from '../../core/park-states/state-batches.ts';
import { openStreams } from './streams.ts';

const headers = { type: 'object', properties: { 'last-event-id': { type: 'string', maxLength: 20 } } } as const;

/** Registers `GET /api/live`, which sends the live release to open browsers by server-sent events. */
export const registerLive: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const streams = openStreams(app.live);
  const limit = new StreamLimit();
  const { store } = app;
  const isOver = async (family: string): Promise<boolean> => {
    const session = await findByFamily(store.db, family);
    return session?.ended_at !== null || session.state !== 'active';
  };
  const stopHearing = store.listen('member', (payload) => {
    const change = payload === undefined ? undefined : parseMemberEvent(payload);
    streams.memberChanged(change);
    if (change?.event !== 'account') return;
    // A failure leaves the streams open; they carry no values.
    void streams.endSessions(change.member, isOver).catch((error: unknown) => app.log.warn(error));
  });
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
      schema: {
        tags: ['live'],
        summary:
          'Server-sent events: "release" with {number, hash}, at once and at each change; "member" with {kind} when data of the member of that kind has changed, or {} when any may have; "park" with changed live states of facilities and figures of queues',
        headers,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { streamsPerAddress, streamsPerSession } = connectionLimits(app.env);
      if (app.env.limits) limit.add(reply.raw, `address ${clientAddress(request)}`, streamsPerAddress);
      const principal = await request.principal();
      if (app.env.limits && principal.kind === 'member')
        limit.add(reply.raw, `session ${principal.session.family}`, streamsPerSession);
      reply.hijack();
      streams.add(
        reply.raw,
        request.headers['last-event-id'],
        principal.kind === 'member' ? principal.session : undefined,
      );
    },
  );
};

import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { clientAddress } from '../../core/client-address.ts';
import { connectionLimits, StreamLimit } from '../../core/connections.ts';

const BEAT_MS = 15_000;

/**
 * Registers `GET /api/console/v1/events`, which notifies open consoles by server-sent events when drafts change, a release goes live or live states change. Consoles then
 * fetch the new state.
 */
export const registerEvents: FastifyPluginAsync = async (app) => {
  const open = new Set<ServerResponse>();
  const limit = new StreamLimit();
  const send = (text: string): void => {
    for (const response of open) response.write(text);
  };
  const release = (): string =>
    `event: release\ndata: ${JSON.stringify({ number: app.live.current.number, hash: app.live.current.hash })}\n\n`;
  const beat = setInterval(() => send(': beat\n\n'), BEAT_MS).unref();
  const stops = [
    app.publishing.drafts.subscribe(() => send('event: drafts\ndata: {}\n\n')),
    app.live.onRelease(() => send(release())),
    app.parkStates.subscribe(({ venue }) => send(`event: park\ndata: ${JSON.stringify({ venue })}\n\n`)),
  ];
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stop of stops) stop();
    for (const response of open) response.end();
  });

  app.get(
    '/api/console/v1/events',
    {
      exposeHeadRoute: false,
      config: { right: 'read' },
      schema: {
        summary:
          'Server-sent events: "drafts" when some have changed, "release" with {number, hash}, "park" with {venue} when live states have changed',
        produces: ['text/event-stream'],
      },
    },
    (request, reply) => {
      const { streamsPerAddress, streamsPerSession } = connectionLimits(app.env);
      const { id, key } = request.operator;
      limit.add(reply.raw, `address ${clientAddress(request)}`, streamsPerAddress);
      limit.add(reply.raw, `session ${key?.id ?? id}`, streamsPerSession);
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      response.write(`retry: 2000\n\n${release()}`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
  );
};

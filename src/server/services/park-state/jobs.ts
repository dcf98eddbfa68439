import type { FastifyPluginAsync } from 'fastify';
import { Poller } from './poller.ts';
import { readSource } from './read-source.ts';

/** Polls the live states of all venues while no other process does. */
export const pollParkStates: FastifyPluginAsync = async (app) => {
  const poller = new Poller({
    store: app.store,
    now: () => app.clock.now().getTime(),
    venues: () => (app.live.isLoaded ? [...app.live.current.prepared.documents.venue.keys()] : []),
    read: (venue, now) => readSource(app, venue, now),
    warn: (error, venue) => app.log.warn({ err: error, venue }, 'the live states could not be polled'),
  });
  app.addHook('onReady', async () => poller.start());
  app.addHook('preClose', () => poller.close());
};

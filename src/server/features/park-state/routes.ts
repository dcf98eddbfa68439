import type { FastifyPluginAsync } from 'fastify';
import { consoleApi } from '../operators/console-api.ts';
import { registerBoard } from './board-routes.ts';
import { followStates } from './follow-states.ts';
import { Poller } from './poller.ts';
import { readSource } from './read-source.ts';

/** Registers the Today board and loads the states that any process stores. */
export const registerParkState: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'operations');
  const stop = followStates(app.desk, app.parkStates, (error) => app.log.warn({ err: error }, 'the live states could not be loaded'));
  app.addHook('preClose', () => stop());
  await app.register(registerBoard);
};

/** Polls the live states of all venues while no other process does. */
export const pollParkStates: FastifyPluginAsync = async (app) => {
  const poller = new Poller({
    store: app.desk.store,
    now: () => app.desk.now().getTime(),
    venues: () => (app.live.isLoaded ? [...app.live.current.prepared.documents.venue.keys()] : []),
    read: (venue, now) => readSource(app, venue, now),
    warn: (error, venue) => app.log.warn({ err: error, venue }, 'the live states could not be polled'),
  });
  app.addHook('onReady', async () => poller.start());
  app.addHook('preClose', () => poller.close());
};

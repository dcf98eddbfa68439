import type { FastifyInstance } from 'fastify';
import { parseFigures } from './queue-figures.ts';

/** Keeps the figures of queues that any process announces. */
export const followFigures = (app: FastifyInstance): void => {
  const stop = app.store.listen('queue', (payload) => {
    if (payload === undefined) return;
    const { venue, figures } = parseFigures(payload);
    app.parkStates.putQueues(venue, figures);
  });
  app.addHook('preClose', async () => stop());
};

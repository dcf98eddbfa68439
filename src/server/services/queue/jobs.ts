import type { FastifyPluginAsync } from 'fastify';
import { Caller } from './caller.ts';

/** Calls parties while no other process does. */
export const callQueues: FastifyPluginAsync = async (app) => {
  const caller = new Caller(app.context, (error, plan) =>
    app.log.warn({ err: error, plan }, 'a queue could not be called'),
  );
  app.addHook('onReady', async () => caller.start());
  app.addHook('preClose', () => caller.close());
};

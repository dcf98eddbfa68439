import type { FastifyPluginAsync } from 'fastify';
import { Caller } from './caller.ts';
import { contextOf } from './queue-context.ts';

/** Calls parties while no other process does. */
export const callQueues: FastifyPluginAsync = async (app) => {
  const caller = new Caller(contextOf(app), (error, plan) =>
    app.log.warn({ err: error, plan }, 'a queue could not be called'),
  );
  app.addHook('onReady', async () => caller.start());
  app.addHook('preClose', () => caller.close());
};

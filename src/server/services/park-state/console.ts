import type { FastifyPluginAsync } from 'fastify';
import { consoleApi } from '../../core/operators/console-api.ts';
import { registerBoard } from './board-routes.ts';
import { followStates } from './follow-states.ts';

/** Registers the Today board and loads the states that any process stores. */
export const registerParkState: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'operations');
  const stop = followStates(app, app.parkStates, (error) =>
    app.log.warn({ err: error }, 'the live states could not be loaded'),
  );
  app.addHook('preClose', () => stop());
  await app.register(registerBoard);
};

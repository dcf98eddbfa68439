import type { FastifyPluginAsync } from 'fastify';
import { consoleApi } from './console-api.ts';
import { registerJournal } from './journal-routes.ts';
import { registerNotes } from './notes-routes.ts';
import { registerPeople } from './people-routes.ts';
import { registerOwnSession } from './session-routes.ts';

/** Registers the endpoints for sign-in, console users, the journal and notes. */
export const registerOperators: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'operators');
  await app.register(registerOwnSession);
  await app.register(registerPeople);
  await app.register(registerJournal);
  await app.register(registerNotes);
};

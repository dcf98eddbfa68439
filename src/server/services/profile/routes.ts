import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/profile/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { changeByAuth } from './change-by-auth.ts';
import { undoEmail } from './undo-email.ts';

/** Registers the changes of a member's own data (P-550, P-551). */
export const registerProfile: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.changeByAuth, (input) => changeByAuth(app, input));
  handleCall(app, calls.changeByAuthSns, (input) => changeByAuth(app, input));
  handleCall(app, calls.undoEmail, ({ body }) => undoEmail(app, body.token));
};

import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/recovery/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { readRecovery } from './read-recovery.ts';
import { recoverPassword } from './recover-password.ts';

/** Registers the recovery of an account by a verification (decisions-members §3). */
export const registerRecovery: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.readRecovery, (input) => readRecovery(app, input));
  handleCall(app, calls.recoverPassword, (input) => recoverPassword(app, input));
};

import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/accounts/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { changePassword, snoozePassword } from './change-password.ts';
import { scheduleExpiry } from './expiry.ts';
import { findUserId } from './find-user-id.ts';
import { login } from './login.ts';
import { checkPassword } from './prove-password.ts';
import { readReset, resetPassword } from './reset-password.ts';
import { logout, logoutByRefresh, refresh, sessionInfo } from './session-calls.ts';
import { checkShellCode, shellCode } from './shell-code.ts';

/** Registers login, token and logout calls (7.2), password and recovery calls (7.3), and the deletion of expired records. */
export const registerAccounts: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.logIn, (input) => login(app, input));
  handleCall(app, calls.refreshTokens, ({ body, request, reply }) => refresh(app, body, request, reply));
  handleCall(app, calls.logOut, ({ principal, reply }) => logout(app, principal, reply));
  handleCall(app, calls.endByRefreshToken, ({ request, reply }) => logoutByRefresh(app, request, reply));
  handleCall(app, calls.readSession, ({ principal, request }) => sessionInfo(app, principal, request));
  handleCall(app, calls.createShellCode, ({ session }) => shellCode(app, session));
  handleCall(app, calls.checkShellCode, ({ body }) => checkShellCode(app, body.code));
  handleCall(app, calls.checkPassword, (input) => checkPassword(app, input));
  handleCall(app, calls.changePassword, (input) => changePassword(app, input));
  handleCall(app, calls.changeDuePassword, (input) => changePassword(app, input));
  handleCall(app, calls.snoozePassword, (input) => snoozePassword(app, input));
  handleCall(app, calls.readPasswordReset, ({ query }) => readReset(app, query.token));
  handleCall(app, calls.resetPassword, (input) => resetPassword(app, input));
  handleCall(app, calls.findUserId, ({ query, ...from }) => findUserId(app, query, from));
  scheduleExpiry(app);
};

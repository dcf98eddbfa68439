import type { FastifyPluginAsync } from 'fastify';
import {
  codeAnswer, codeCheckAnswer, codeCheckBody, doneAnswer, findIdAnswer, findIdQuery, loginAnswer, loginBody, passwordChangeBody, passwordCheckBody, passwordSnoozeAnswer, refreshAnswer,
  refreshBody, resetAnswer, resetBody, resetInfo, resetQuery, sessionInfoAnswer, type FindIdQuery, type LoginBody, type PasswordChangeBody, type PasswordCheckBody, type RefreshBody,
  type ResetBody, type ResetQuery,
} from '#schemas/accounts.schema';
import { anyoneCall, memberCall } from '../../session/account-call.ts';
import { refreshEndPath, refreshPath } from '../../session/session-cookies.ts';
import { changePassword, snoozePassword } from './change-password.ts';
import { findUserId } from './find-user-id.ts';
import { login } from './login.ts';
import { checkPassword } from './prove-password.ts';
import { readReset, resetPassword } from './reset-password.ts';
import { logout, logoutByRefresh, refresh, sessionInfo } from './session-calls.ts';
import { checkShellCode, shellCode } from './shell-code.ts';
import { keepTidy } from './tidy.ts';

const tag = 'accounts';
const base = '/api/v1/iam';

/** Login, its tokens and its end (7.2). */
const registerLogin: FastifyPluginAsync = async (app) => {
  anyoneCall<LoginBody>(app, {
    method: 'POST', url: `${base}/certification/MBL/login`, tag, summary: 'Log in', writes: true, body: loginBody, data: loginAnswer, run: (asked) => login(app, asked),
  });
  anyoneCall<RefreshBody>(app, {
    method: 'POST', url: refreshPath, tag, summary: 'Get the next tokens', writes: true, body: refreshBody, data: refreshAnswer,
    run: ({ body, request, reply }) => refresh(app, body, request, reply),
  });
  anyoneCall(app, { method: 'GET', url: `${base}/logout`, tag, summary: 'Log out', writes: true, data: doneAnswer, run: ({ principal, reply }) => logout(app, principal, reply) });
  anyoneCall(app, { method: 'POST', url: refreshEndPath, tag, summary: 'Log out without an access token', writes: true, data: doneAnswer, run: ({ request, reply }) => logoutByRefresh(app, request, reply) });
  anyoneCall(app, { method: 'GET', url: `${base}/login/session/info`, tag, summary: 'Read the session', writes: false, data: sessionInfoAnswer, run: ({ principal, request }) => sessionInfo(app, principal, request) });
  memberCall(app, { method: 'POST', url: `${base}/login/code`, tag, summary: 'Make a one-time code for the app shell', writes: true, whileInitial: true, data: codeAnswer, run: ({ session }) => shellCode(app, session) });
  anyoneCall<{ readonly code: string }>(app, {
    method: 'POST', url: `${base}/login/code/check`, tag, summary: 'Exchange a one-time code for tokens of the app shell', writes: false, body: codeCheckBody, data: codeCheckAnswer,
    run: ({ body }) => checkShellCode(app, body.code),
  });
};

/** Passwords and forgotten accounts (7.3). */
const registerPasswords: FastifyPluginAsync = async (app) => {
  memberCall<PasswordCheckBody>(app, {
    method: 'POST', url: `${base}/users/password-check`, tag, summary: 'Give the password once more', writes: true, idempotent: 'accepted', body: passwordCheckBody, data: doneAnswer,
    run: (asked) => checkPassword(app, asked),
  });
  memberCall<PasswordChangeBody>(app, {
    method: 'POST', url: `${base}/users/my-password-change`, tag, summary: 'Change the own password', writes: true, idempotent: 'accepted', whileInitial: true, body: passwordChangeBody,
    data: doneAnswer, run: (asked) => changePassword(app, asked),
  });
  memberCall(app, {
    method: 'POST', url: `${base}/users/password-alert-change`, tag, summary: 'Put the reminder of a password change off', writes: true, idempotent: 'accepted', data: passwordSnoozeAnswer,
    run: (asked) => snoozePassword(app, asked),
  });
  anyoneCall<undefined, ResetQuery>(app, {
    method: 'GET', url: `${base}/users/password-reset`, tag, summary: 'Read whose password a token changes', writes: false, query: resetQuery, data: resetInfo,
    run: ({ query }) => readReset(app, query.token),
  });
  anyoneCall<ResetBody>(app, {
    method: 'POST', url: `${base}/users/password-reset`, tag, summary: 'Ask for a token for a new password, or use it', writes: true, body: resetBody, data: resetAnswer,
    run: (asked) => resetPassword(app, asked),
  });
  anyoneCall<undefined, FindIdQuery>(app, {
    method: 'GET', url: `${base}/users/user-id-find`, tag, summary: 'Have a code sent, then read the own login ids with it', writes: true, query: findIdQuery, data: findIdAnswer,
    run: ({ query, request }) => findUserId(app, query, request),
  });
};

/** Everything about accounts, and what removes what is over. */
export const registerAccounts: FastifyPluginAsync = async (app) => {
  await registerLogin(app, {});
  await registerPasswords(app, {});
  keepTidy(app);
};

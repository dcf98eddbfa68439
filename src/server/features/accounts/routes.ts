import type { FastifyPluginAsync } from 'fastify';
import {
  codeAnswer, codeCheckAnswer, codeCheckBody, doneAnswer, loginAnswer, loginBody, refreshAnswer, refreshBody, sessionInfoAnswer, type LoginBody, type RefreshBody,
} from '#schemas/accounts.schema';
import { anyoneCall, memberCall } from '../../session/account-call.ts';
import { refreshPath } from '../../session/session-cookies.ts';
import { login } from './login.ts';
import { logout, refresh, sessionInfo } from './session-calls.ts';
import { checkShellCode, shellCode } from './shell-code.ts';

const tag = 'accounts';
const base = '/api/v1/iam';

/** Login, its tokens and its end (7.2). */
export const registerAccounts: FastifyPluginAsync = async (app) => {
  anyoneCall<LoginBody>(app, {
    method: 'POST', url: `${base}/certification/MBL/login`, tag, summary: 'Log in', writes: true, body: loginBody, data: loginAnswer,
    run: ({ body, request, reply }) => login(app, body, request, reply),
  });
  anyoneCall<RefreshBody>(app, {
    method: 'POST', url: refreshPath, tag, summary: 'Get the next tokens', writes: true, body: refreshBody, data: refreshAnswer,
    run: ({ body, request, reply }) => refresh(app, body, request, reply),
  });
  anyoneCall(app, { method: 'GET', url: `${base}/logout`, tag, summary: 'Log out', writes: true, data: doneAnswer, run: ({ principal, reply }) => logout(app, principal, reply) });
  anyoneCall(app, { method: 'GET', url: `${base}/login/session/info`, tag, summary: 'Read the session', writes: false, data: sessionInfoAnswer, run: ({ principal }) => sessionInfo(app, principal) });
  memberCall(app, { method: 'POST', url: `${base}/login/code`, tag, summary: 'Make a one-time code for the app shell', writes: true, whileInitial: true, data: codeAnswer, run: ({ session }) => shellCode(app, session) });
  anyoneCall<{ readonly code: string }>(app, {
    method: 'POST', url: `${base}/login/code/check`, tag, summary: 'Exchange a one-time code for tokens of the app shell', writes: false, body: codeCheckBody, data: codeCheckAnswer,
    run: ({ body }) => checkShellCode(app, body.code),
  });
};

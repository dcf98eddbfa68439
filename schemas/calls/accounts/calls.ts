import {
  codeAnswer,
  codeCheckAnswer,
  codeCheckBody,
  findIdAnswer,
  findIdQuery,
  loginAnswer,
  loginBody,
  passwordChangeBody,
  passwordCheckBody,
  passwordSnoozeAnswer,
  refreshAnswer,
  refreshBody,
  resetAnswer,
  resetBody,
  resetInfo,
  resetQuery,
  sessionInfoAnswer,
} from './answers.ts';
import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

const tag = 'accounts';
const users = `${apiBase}/users`;
const anyone = { access: 'anyone', tag } as const;
const member = { access: 'member', method: 'POST', tag, writes: true } as const;

export const logIn = defineCall({
  ...anyone,
  method: 'POST',
  path: `${apiBase}/certification/MBL/login`,
  summary: 'Log in',
  limit: { name: 'login', code: 'LGN_02', by: ['account', 'address'] },
  writes: true,
  body: loginBody,
  data: loginAnswer,
  requirements: ['P-532'],
  named: {
    'body.userId': { kind: 'account', of: 'everybody', refusals: { unknown: 'LGN_01' } },
  },
});
export const logOut = defineCall({
  ...anyone,
  method: 'GET',
  path: `${apiBase}/logout`,
  summary: 'Log out',
  writes: true,
  data: doneAnswer,
  requirements: ['P-533'],
});
/** The refresh cookie is sent to this path and paths below it only. */
export const refreshTokens = defineCall({
  ...anyone,
  method: 'POST',
  path: `${apiBase}/login/refresh`,
  summary: 'Get the next tokens',
  writes: true,
  body: refreshBody,
  data: refreshAnswer,
  requirements: ['P-536'],
  named: {
    'body.refreshToken': {
      kind: 'refresh-token',
      of: 'everybody',
      states: ['live'],
      kinds: ['shell'],
      refusals: { unknown: 'TKT_02', kind: 'TKT_02', state: 'TKT_02', time: 'TKT_02' },
    },
  },
});
/** Below the refresh path, so that the refresh cookie is sent. An addition to the specification: it ends a login whose access token expired. */
export const endByRefreshToken = defineCall({
  ...anyone,
  method: 'POST',
  path: `${refreshTokens.path}/end`,
  summary: 'Log out without an access token',
  writes: true,
  data: doneAnswer,
  requirements: [],
  addition: true,
});
export const readSession = defineCall({
  ...anyone,
  method: 'GET',
  path: `${apiBase}/login/session/info`,
  summary: 'Read the session',
  writes: false,
  data: sessionInfoAnswer,
  requirements: ['P-537'],
});
/** An addition to the specification: the code that `login/code/check` exchanges. */
export const createShellCode = defineCall({
  ...member,
  path: `${apiBase}/login/code`,
  summary: 'Create a one-time code for the app shell',
  whileInitial: true,
  data: codeAnswer,
  requirements: [],
  addition: true,
});
export const checkShellCode = defineCall({
  ...anyone,
  method: 'POST',
  path: `${apiBase}/login/code/check`,
  summary: 'Exchange a one-time code for tokens of the app shell',
  writes: false,
  body: codeCheckBody,
  data: codeCheckAnswer,
  requirements: ['P-538'],
  named: {
    'body.code': {
      kind: 'one-time-code',
      of: 'everybody',
      states: ['unused'],
      kinds: ['shell'],
      refusals: { unknown: 'LGN_05', kind: 'LGN_05', state: 'LGN_05', time: 'LGN_05' },
    },
  },
});

export const checkPassword = defineCall({
  ...member,
  path: `${users}/password-check`,
  summary: 'Enter the password again',
  limit: { name: 'password', code: 'LGN_02', by: ['account', 'address'] },
  idempotent: 'accepted',
  body: passwordCheckBody,
  data: doneAnswer,
  requirements: ['P-541'],
});
export const changePassword = defineCall({
  ...member,
  path: `${users}/my-password-change`,
  summary: 'Change the own password',
  limit: { name: 'password', code: 'LGN_02', by: ['account', 'address'] },
  idempotent: 'accepted',
  whileInitial: true,
  body: passwordChangeBody,
  data: doneAnswer,
  requirements: ['P-545'],
});
/** The same after a recovery or when the password is due. */
export const changeDuePassword = defineCall({
  ...member,
  path: `${users}/password-change`,
  summary: 'Change the own password when it is due',
  limit: { name: 'password', code: 'LGN_02', by: ['account', 'address'] },
  idempotent: 'accepted',
  whileInitial: true,
  body: passwordChangeBody,
  data: doneAnswer,
  requirements: ['P-543'],
});
export const snoozePassword = defineCall({
  ...member,
  path: `${users}/password-alert-change`,
  summary: 'Postpone the reminder of a password change',
  idempotent: 'accepted',
  data: passwordSnoozeAnswer,
  requirements: ['P-546'],
});
export const readPasswordReset = defineCall({
  ...anyone,
  method: 'GET',
  path: `${users}/password-reset`,
  summary: 'Read the account of a reset token',
  writes: false,
  query: resetQuery,
  data: resetInfo,
  requirements: ['P-542'],
  named: {
    'query.token': {
      kind: 'one-time-code',
      of: 'everybody',
      states: ['unused'],
      kinds: ['reset'],
      refusals: { unknown: 'LGN_05', kind: 'LGN_05', state: 'LGN_05', time: 'LGN_05' },
    },
  },
});
export const resetPassword = defineCall({
  ...anyone,
  method: 'POST',
  path: `${users}/password-reset`,
  summary: 'Request a reset token, or set a new password with it',
  limit: { name: 'reset', code: 'LGN_02', by: ['account', 'address'] },
  writes: true,
  body: resetBody,
  data: resetAnswer,
  requirements: ['P-542'],
  named: {
    'body.userId': { kind: 'account', of: 'everybody', refusals: { unknown: 'none' } },
    'body.token': {
      kind: 'one-time-code',
      of: 'everybody',
      states: ['unused'],
      kinds: ['reset'],
      refusals: { unknown: 'LGN_05', kind: 'LGN_05', state: 'LGN_05', time: 'LGN_05' },
    },
  },
});
export const findUserId = defineCall({
  ...anyone,
  method: 'GET',
  path: `${users}/user-id-find`,
  summary: 'Request a code, then read the own login IDs with it; or read them with a verification',
  limit: { name: 'find-id', code: 'LGN_02', by: ['account', 'address'] },
  writes: true,
  query: findIdQuery,
  data: findIdAnswer,
  requirements: ['P-540'],
  named: {
    'query.requestId': {
      kind: 'one-time-code',
      of: 'everybody',
      states: ['unused'],
      kinds: ['find-id'],
      refusals: { unknown: 'LGN_05', kind: 'LGN_05', state: 'LGN_05', time: 'LGN_05' },
    },
    'query.verifyId': {
      kind: 'verification',
      of: 'caller',
      kinds: ['PASSWORD'],
      states: ['RETURNED'],
      byState: { USED: 'VRF_04' },
      refusals: { unknown: 'VRF_03', owner: 'VRF_03', kind: 'VRF_03', state: 'VRF_03', time: 'VRF_03' },
    },
  },
});

import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import {
  linkAnswer,
  linkBody,
  linkStatusAnswer,
  linkStatusQuery,
  ownIdBody,
  socialLoginAnswer,
  socialLoginBody,
  socialProvidersAnswer,
  socialStartAnswer,
  socialStartBody,
  socialUserAnswer,
  socialUserBody,
  undoLinkBody,
  unlinkBody,
} from './answers.ts';

const tag = 'social';
const users = `${apiBase}/users`;
const anyone = { access: 'anyone', method: 'POST', tag, writes: true } as const;
const member = { access: 'member', method: 'POST', tag, writes: true } as const;

/** A provider that is unknown, off or of the sandbox alone. */
const provider = {
  kind: 'social-provider',
  of: 'everybody',
  states: ['on'],
  refusals: { unknown: 'NOT_FOUND', state: 'NOT_FOUND' },
} as const;
const started = {
  kind: 'social-login',
  of: 'caller',
  states: ['STARTED'],
  refusals: { unknown: 'SNS_01', owner: 'SNS_01', state: 'SNS_01', time: 'SNS_01', kind: 'SNS_01' },
} as const;
const posted = { kind: 'returned-form', of: 'everybody', refusals: { unknown: 'SNS_01', time: 'SNS_01' } } as const;

export const listSocialProviders = defineCall({
  ...anyone,
  method: 'GET',
  writes: false,
  path: `${apiBase}/login/sns/providers`,
  summary: 'List the providers of social login',
  data: socialProvidersAnswer,
  reads: ['social-provider'],
  requirements: [],
  addition: true,
});
export const startSocialLogin = defineCall({
  ...anyone,
  path: `${apiBase}/login/sns/start`,
  summary: 'Start a login, a link or a proof at a social provider',
  limit: { name: 'sns-start', code: 'LGN_02', by: ['address'] },
  body: socialStartBody,
  data: socialStartAnswer,
  requirements: [],
  addition: true,
  named: { 'body.snsType': provider },
});
export const logInWithSocial = defineCall({
  ...anyone,
  path: `${apiBase}/certification/MBL/login-sns`,
  summary: 'Log in with an account of a social provider',
  body: socialLoginBody,
  data: socialLoginAnswer,
  requirements: ['P-534'],
  named: { 'body.snsType': provider, 'body.state': { ...started, kinds: ['LOGIN'] }, 'body.ref': posted },
});
export const readSocialUser = defineCall({
  ...anyone,
  path: `${apiBase}/kakao/user`,
  summary: 'Read the account that returned from a social provider',
  body: socialUserBody,
  data: socialUserAnswer,
  requirements: ['P-539'],
  named: {
    'body.accessToken': {
      kind: 'social-reference',
      of: 'caller',
      refusals: { unknown: 'SNS_01', owner: 'SNS_01', time: 'SNS_01' },
    },
  },
});
export const readLinkStatus = defineCall({
  ...member,
  method: 'GET',
  writes: false,
  path: `${users}/link-status`,
  summary: 'List the ways to log in',
  query: linkStatusQuery,
  data: linkStatusAnswer,
  reads: ['social-provider'],
  requirements: ['P-554'],
});
export const linkSocialAccount = defineCall({
  ...member,
  path: `${users}/link-Sns`,
  summary: 'Link an account of a social provider, or prove the own one',
  body: linkBody,
  data: linkAnswer,
  requirements: ['P-556'],
  named: { 'body.snsType': provider, 'body.state': { ...started, kinds: ['LINK', 'PROVE'] }, 'body.ref': posted },
});
export const unlinkSocialAccount = defineCall({
  ...member,
  path: `${users}/unlink`,
  summary: 'Unlink an account of a social provider',
  proven: true,
  idempotent: 'accepted',
  body: unlinkBody,
  data: doneAnswer,
  requirements: ['P-557'],
  named: { 'body.snsType': { kind: 'social-provider', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } } },
});
export const linkOwnId = defineCall({
  ...member,
  path: `${users}/link-id-passwd`,
  summary: 'Give a social member an own ID and a password',
  proven: true,
  idempotent: 'accepted',
  body: ownIdBody,
  data: doneAnswer,
  requirements: ['P-555'],
});
export const undoLink = defineCall({
  ...anyone,
  path: `${users}/undo-link`,
  summary: 'Undo a link with the code of the notice',
  body: undoLinkBody,
  data: doneAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.token': {
      kind: 'one-time-code',
      of: 'everybody',
      states: ['unused'],
      kinds: ['undo-link'],
      refusals: { unknown: 'LGN_05', kind: 'LGN_05', state: 'LGN_05', time: 'LGN_05' },
    },
  },
});

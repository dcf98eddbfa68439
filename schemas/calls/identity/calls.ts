import {
  verifyFinishAnswer,
  verifyFinishBody,
  verifyMethodsAnswer,
  verifyMethodsQuery,
  verifyStartAnswer,
  verifyStartBody,
  verifyStateAnswer,
  verifyStateQuery,
} from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const common = { access: 'anyone', tag: 'identity', addition: true, requirements: [] } as const;
const verify = `${apiBase}/users/verify`;

export const readVerifyMethods = defineCall({
  ...common,
  method: 'GET',
  path: `${verify}/methods`,
  summary: 'Read the ways to verify an identity',
  writes: false,
  query: verifyMethodsQuery,
  data: verifyMethodsAnswer,
});
export const startVerification = defineCall({
  ...common,
  method: 'POST',
  path: `${verify}/start`,
  summary: 'Start a verification at a provider',
  writes: true,
  limit: { name: 'verify', code: 'LGN_02', by: ['browser', 'address'] },
  body: verifyStartBody,
  data: verifyStartAnswer,
  named: {
    'body.provider': { kind: 'identity-provider', of: 'everybody', refusals: { unknown: 'VRF_06' } },
    'body.token': {
      kind: 'one-time-code',
      of: 'everybody',
      states: ['unused'],
      kinds: ['certify'],
      refusals: { unknown: 'LGN_05', kind: 'LGN_05', state: 'LGN_05', time: 'LGN_05' },
    },
  },
});
export const readVerifyState = defineCall({
  ...common,
  method: 'GET',
  path: verify,
  summary: 'Read where a verification of this browser stands',
  writes: false,
  perBrowser: true,
  query: verifyStateQuery,
  data: verifyStateAnswer,
  named: {
    'query.verifyId': {
      kind: 'verification',
      of: 'caller',
      refusals: { unknown: 'none', owner: 'none', time: 'none' },
    },
  },
});
export const finishVerification = defineCall({
  ...common,
  method: 'POST',
  path: `${verify}/finish`,
  summary: 'Finish a verification in the browser that started it',
  writes: true,
  idempotent: 'accepted',
  body: verifyFinishBody,
  data: verifyFinishAnswer,
  named: {
    'body.ref': {
      kind: 'verification',
      of: 'caller',
      states: ['RETURNED', 'USED'],
      refusals: { unknown: 'VRF_03', owner: 'VRF_03', state: 'VRF_02', time: 'VRF_03' },
    },
  },
});

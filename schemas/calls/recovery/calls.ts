import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { hpPasswordBody, recoveryAnswer, recoveryQuery } from './answers.ts';

const anyone = { access: 'anyone', tag: 'recovery' } as const;
const users = `${apiBase}/users`;
const verification = { kind: 'verification', of: 'caller', kinds: ['PASSWORD'] } as const;

export const readRecovery = defineCall({
  ...anyone,
  method: 'GET',
  path: `${users}/recovery`,
  summary: 'Read what the person who was verified in this browser can recover',
  writes: false,
  perBrowser: true,
  query: recoveryQuery,
  data: recoveryAnswer,
  requirements: [],
  addition: true,
  named: {
    'query.verifyId': {
      ...verification,
      refusals: { unknown: 'none', owner: 'none', kind: 'none', time: 'none' },
    },
  },
});
export const recoverPassword = defineCall({
  ...anyone,
  method: 'POST',
  path: `${users}/hp-password-change`,
  summary: 'Set a new password by a verification',
  writes: true,
  body: hpPasswordBody,
  data: doneAnswer,
  requirements: ['P-544'],
  named: {
    'body.verifyId': {
      ...verification,
      states: ['RETURNED'],
      byState: { USED: 'VRF_04' },
      refusals: { unknown: 'VRF_03', owner: 'VRF_03', kind: 'VRF_03', state: 'VRF_03', time: 'VRF_03' },
    },
  },
});

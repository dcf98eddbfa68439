import { apiBase, defineCall } from '../define-call.ts';
import { changeByAuthAnswer, changeByAuthBody, undoEmailBody } from './answers.ts';

const tag = 'profile';
const users = `${apiBase}/users`;

const change = {
  access: 'member',
  method: 'POST',
  tag,
  summary: 'Take the verified name, birth date and mobile number, or change the e-mail address by a code',
  limit: { name: 'email-code', code: 'LGN_02', by: ['account', 'address'] },
  writes: true,
  idempotent: 'accepted',
  proven: true,
  body: changeByAuthBody,
  data: changeByAuthAnswer,
  named: {
    'body.verifyId': {
      kind: 'verification',
      of: 'caller',
      kinds: ['CHANGE'],
      states: ['RETURNED'],
      byState: { USED: 'VRF_04' },
      refusals: { unknown: 'VRF_03', owner: 'VRF_03', kind: 'VRF_03', state: 'VRF_03', time: 'VRF_03' },
    },
  },
} as const;
export const changeByAuth = defineCall({
  ...change,
  path: `${users}/info/change-by-auth`,
  requirements: ['P-550'],
});
/** The same for members who log in by a social account. */
export const changeByAuthSns = defineCall({
  ...change,
  path: `${users}/info/change-by-auth-sns`,
  requirements: ['P-551'],
});
export const undoEmail = defineCall({
  access: 'anyone',
  method: 'POST',
  path: `${users}/undo-email`,
  tag,
  summary: 'Undo a change of the e-mail address with the code of the notice',
  writes: true,
  body: undoEmailBody,
  data: changeByAuthAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.token': { kind: 'email-change', of: 'everybody', refusals: { unknown: 'LGN_05' } },
  },
});

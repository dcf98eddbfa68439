import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { guardianAnswer, guardianBody, linkBody } from './answers.ts';

const users = `${apiBase}/users`;
const member = { access: 'member', tag: 'certification', requirements: [], addition: true } as const;

export const readGuardian = defineCall({
  ...member,
  method: 'GET',
  path: `${users}/guardian`,
  summary: "Read where the guardian's confirmation of the member stands",
  writes: false,
  data: guardianAnswer,
});
export const confirmAsGuardian = defineCall({
  ...member,
  method: 'POST',
  path: `${users}/guardian`,
  summary: "State the relation to the member, and consent to the member's account",
  writes: true,
  idempotent: 'accepted',
  body: guardianBody,
  data: doneAnswer,
});
export const changeByLink = defineCall({
  access: 'anyone',
  tag: 'certification',
  method: 'POST',
  path: `${users}/info/change-by-link`,
  summary: 'Take the verified values by a link of the customer centre',
  writes: true,
  body: linkBody,
  data: doneAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.verifyId': {
      kind: 'verification',
      of: 'caller',
      kinds: ['LINK'],
      states: ['RETURNED'],
      byState: { USED: 'VRF_04' },
      refusals: { unknown: 'VRF_03', owner: 'VRF_03', kind: 'VRF_03', state: 'VRF_03', time: 'VRF_03' },
    },
  },
});

import { loginAnswer } from '../accounts/answers.ts';
import { joinAgreementsSchema } from '../contents/terms-answers.ts';
import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { membershipAnswer } from '../members/answers.ts';
import {
  childBody,
  emailCodeBody,
  guardianBody,
  idCheckBody,
  joinAnswer,
  joinBody,
  joinTermsBody,
  membershipBody,
  regularBody,
} from './answers.ts';

const users = `${apiBase}/users`;
const anyone = { access: 'anyone', tag: 'joins', requirements: [] } as const;
const change = { ...anyone, method: 'POST', writes: true, data: joinAnswer, addition: true } as const;
const step = { ...change, answersAs: `${users}/join` } as const;

export const readJoin = defineCall({
  ...anyone,
  method: 'GET',
  path: `${users}/join`,
  summary: 'Read where the join of this browser stands',
  writes: false,
  data: joinAnswer,
  perBrowser: true,
  addition: true,
});
export const readJoinAgreements = defineCall({
  ...anyone,
  method: 'GET',
  path: `${users}/join/agreements`,
  summary: 'List the terms and consents for the social account of this browser',
  writes: false,
  data: joinAgreementsSchema,
  perBrowser: true,
  addition: true,
});
export const agreeToJoin = defineCall({
  ...step,
  path: `${users}/join/terms`,
  summary: 'Agree to the terms: begin a join, or begin it again',
  body: joinTermsBody,
});
export const consentAsGuardian = defineCall({
  ...step,
  path: `${users}/join/guardian`,
  summary: "State the relation to the child, and consent to the child's join",
  body: guardianBody,
});
export const nameChild = defineCall({
  ...step,
  path: `${users}/join/child`,
  summary: 'Name a child who has neither a phone nor an i-PIN',
  body: childBody,
});
export const verifyLater = defineCall({
  ...step,
  path: `${users}/join/later`,
  summary: 'Join by a social account without verification, as a simple member',
});
export const checkLoginId = defineCall({
  ...anyone,
  method: 'POST',
  path: `${users}/join/check`,
  summary: 'Check that a login ID can be used; after the verification only',
  limit: { name: 'join-check', code: 'LGN_02', by: ['account', 'address'] },
  writes: false,
  body: idCheckBody,
  data: doneAnswer,
  addition: true,
});
export const sendJoinCode = defineCall({
  ...step,
  path: `${users}/join/email-code`,
  summary: 'Send a code to the e-mail address of the join',
  limit: { name: 'join-email', code: 'LGN_02', by: ['account', 'address'] },
  body: emailCodeBody,
});
export const join = defineCall({
  ...change,
  path: `${users}/join`,
  summary: 'Create the account',
  body: joinBody,
});
export const joinBySocial = defineCall({
  access: 'anyone',
  tag: 'joins',
  method: 'POST',
  path: `${users}/user-regular-sns`,
  summary: 'Create the account of a social login, and log in',
  writes: true,
  body: regularBody,
  data: loginAnswer,
  requirements: ['P-535'],
});
export const linkKnownMember = defineCall({
  ...anyone,
  method: 'POST',
  path: `${users}/join/link`,
  summary: 'Link the social account of a join to the account that the verified person has already, and log in',
  writes: true,
  data: loginAnswer,
  addition: true,
});
export const renewMembership = defineCall({
  access: 'member',
  tag: 'joins',
  method: 'POST',
  path: `${apiBase}/members`,
  summary: 'Become a full member: again after an earlier programme, or with a verified person',
  writes: true,
  idempotent: 'accepted',
  body: membershipBody,
  data: membershipAnswer,
  reads: ['profile-picture'],
  requirements: ['P-569'],
  named: {
    'body.profileImgId': { kind: 'profile-picture', of: 'everybody', refusals: { unknown: 'PIC_01' } },
  },
});

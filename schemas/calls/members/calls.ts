import { doneAnswer } from '../shared/answer-parts.ts';
import {
  gradeAnswer,
  memberQuery,
  membershipAnswer,
  myInfoAnswer,
  pointAnswer,
  userAnswer,
  userChangeBody,
} from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const read = { access: 'member', method: 'GET', tag: 'members', writes: false, query: memberQuery } as const;

export const readUser = defineCall({
  ...read,
  path: `${apiBase}/users/info`,
  summary: 'Read the own user info and promotion consent',
  data: userAnswer,
  requirements: ['P-548'],
});
export const changeUser = defineCall({
  access: 'member',
  method: 'POST',
  tag: 'members',
  path: `${apiBase}/users/info/change`,
  summary: 'Change promotion consent or nickname, or agree to become a member again',
  writes: true,
  idempotent: 'accepted',
  body: userChangeBody,
  data: doneAnswer,
  requirements: ['P-549'],
});
export const readMyInfo = defineCall({
  ...read,
  path: `${apiBase}/members/me`,
  summary: 'Read my-info in a park',
  whileInitial: true,
  data: myInfoAnswer,
  requirements: ['P-564', 'P-565'],
});
export const readMembership = defineCall({
  ...read,
  path: `${apiBase}/members`,
  summary: 'Read the own membership',
  data: membershipAnswer,
  requirements: ['P-558'],
});
export const readGrade = defineCall({
  ...read,
  path: `${apiBase}/members/grade`,
  summary: 'Read the own grade',
  data: gradeAnswer,
  requirements: ['V-398'],
});
export const readPoints = defineCall({
  ...read,
  path: `${apiBase}/point/my-point`,
  summary: 'Read the own Som',
  data: pointAnswer,
  requirements: ['P-585', 'P-590'],
});
export const chooseLanguage = defineCall({
  access: 'anyone',
  method: 'POST',
  tag: 'members',
  path: `${apiBase}/common/language/{langCd}`,
  summary: "Choose the language; a member's choice is stored",
  writes: true,
  idempotent: 'accepted',
  data: doneAnswer,
  requirements: ['P-596'],
});

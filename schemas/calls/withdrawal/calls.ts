import { logIn } from '../accounts/calls.ts';
import { doneAnswer, ownQuery } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { codeLists } from '../../code-lists.ts';
import {
  childCheckAnswer,
  childCheckQuery,
  childrenAnswer,
  comeBackBody,
  exportAnswer,
  withdrawAnswer,
  withdrawBody,
  withdrawCheckAnswer,
  withdrawChildBody,
} from './answers.ts';

const tag = 'withdrawal';
const users = `${apiBase}/users`;

export const checkWithdrawal = defineCall({
  access: 'member',
  method: 'GET',
  path: `${users}/withdraw-check`,
  tag,
  summary: 'List what blocks a withdrawal and what it takes away',
  writes: false,
  query: ownQuery,
  data: withdrawCheckAnswer,
  reads: ['retention'],
  requirements: [],
  addition: true,
});
export const withdraw = defineCall({
  access: 'member',
  method: 'POST',
  path: `${users}/withdraw`,
  tag,
  summary: 'Withdraw; the member can come back for some days',
  writes: true,
  proven: true,
  idempotent: 'required',
  body: withdrawBody,
  data: withdrawAnswer,
  codes: { reasonCd: codeLists.withdrawReason },
  requirements: ['P-547'],
});
export const readChildren = defineCall({
  access: 'member',
  method: 'GET',
  path: `${users}/children`,
  tag,
  summary: 'List the children whose guardian the member is',
  writes: false,
  query: ownQuery,
  data: childrenAnswer,
  requirements: [],
  addition: true,
});
export const checkChildWithdrawal = defineCall({
  access: 'member',
  method: 'GET',
  path: `${users}/children/withdraw-check`,
  tag,
  summary: 'List for a guardian what blocks the withdrawal of a child and what it takes away',
  writes: false,
  query: childCheckQuery,
  data: childCheckAnswer,
  reads: ['retention'],
  requirements: [],
  addition: true,
  named: { 'query.childUid': { kind: 'member', of: 'child', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } } },
});
export const withdrawChild = defineCall({
  access: 'member',
  method: 'POST',
  path: `${users}/children/withdraw`,
  tag,
  summary: 'Withdraw a child as its guardian; the child can come back for some days',
  writes: true,
  proven: true,
  idempotent: 'required',
  body: withdrawChildBody,
  data: withdrawAnswer,
  codes: { reasonCd: codeLists.withdrawReason },
  requirements: [],
  addition: true,
  named: { 'body.childUid': { kind: 'member', of: 'child', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } } },
});
export const cancelWithdrawal = defineCall({
  access: 'anyone',
  method: 'POST',
  path: `${users}/withdraw/cancel`,
  tag,
  summary: 'Come back before the withdrawal is done',
  writes: true,
  limit: logIn.limit,
  body: comeBackBody,
  data: doneAnswer,
  requirements: [],
  addition: true,
  named: { 'body.userId': { kind: 'account', of: 'everybody', refusals: { unknown: 'LGN_01' } } },
});
export const exportOwnData = defineCall({
  access: 'member',
  method: 'POST',
  path: `${users}/export`,
  tag,
  summary: 'Read all own data',
  writes: true,
  proven: true,
  query: ownQuery,
  data: exportAnswer,
  requirements: [],
  addition: true,
});

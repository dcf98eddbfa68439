import { apiBase, defineCall } from '../define-call.ts';
import { ownLookUpsAnswer, ownLookUpsQuery } from './answers.ts';

export const readOwnLookUps = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/members/look-ups`,
  tag: 'member-desk',
  summary: 'List which operators looked at the own records, by role, the latest first',
  writes: false,
  query: ownLookUpsQuery,
  data: ownLookUpsAnswer,
  requirements: [],
  addition: true,
});

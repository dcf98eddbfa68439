import { codeLists } from '../../code-lists.ts';
import {
  convertedAnswer,
  convertPointBody,
  dreamPointAnswer,
  dreamPointBody,
  pointHistoryAnswer,
  pointHistoryQuery,
} from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

export const readPointHistory = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/point/my-point-history`,
  tag: 'points',
  summary: 'Read the history of the own Som',
  writes: false,
  query: pointHistoryQuery,
  data: pointHistoryAnswer,
  from: { list: codeLists.somReason },
  requirements: ['P-586', 'P-591'],
});

const dreamPoint = {
  access: 'member',
  path: `${apiBase}/members/dream-point`,
  tag: 'points',
  summary: 'Read the own dream points',
  writes: false,
  full: true,
  data: dreamPointAnswer,
} as const;
export const readDreamPoint = defineCall({
  ...dreamPoint,
  method: 'POST',
  body: dreamPointBody,
  requirements: ['P-574'],
});
/** The same for pages, which read with GET. */
export const showDreamPoint = defineCall({ ...dreamPoint, method: 'GET', requirements: [], addition: true });
export const convertPoint = defineCall({
  access: 'member',
  method: 'POST',
  path: `${apiBase}/members/convert-point`,
  tag: 'points',
  summary: 'Convert points of an older programme into Som, or Som into a reward',
  writes: true,
  idempotent: 'required',
  body: convertPointBody,
  data: convertedAnswer,
  requirements: ['P-575'],
  full: true,
  named: {
    'body.itemId': { kind: 'reward-program', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } },
  },
});

import { codeLists } from '../../code-lists.ts';
import {
  approvalAnswer,
  approvalQuery,
  convertedAnswer,
  convertPointBody,
  dreamPointAnswer,
  dreamPointBody,
  expiryAnswer,
  expiryQuery,
  giftFriendQuery,
  giftFriendsAnswer,
  giftLimitsAnswer,
  givenSomAnswer,
  giveSomBody,
  pointHistoryAnswer,
  pointHistoryQuery,
} from './answers.ts';
import { ownQuery } from '../shared/answer-parts.ts';
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

export const readExpiries = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/point/my-point-expire`,
  tag: 'points',
  summary: 'Read on which days the own Som expire',
  writes: false,
  query: expiryQuery,
  data: expiryAnswer,
  requirements: ['P-588'],
});
export const readApprovals = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/point/appr`,
  tag: 'points',
  summary: 'Read an approval of the own Som, or the last ones',
  writes: false,
  query: approvalQuery,
  data: approvalAnswer,
  from: { list: codeLists.somReason },
  named: {
    'query.approvalNo': { kind: 'approval', of: 'caller', refusals: { unknown: 'none', owner: 'none' } },
  },
  requirements: ['P-587'],
});
const gift = { access: 'member', tag: 'points', full: true, requirements: [], addition: true } as const;
export const readGiftLimits = defineCall({
  ...gift,
  method: 'GET',
  path: `${apiBase}/point/gift-limits`,
  summary: 'Read how much Som the member can give now',
  writes: false,
  query: ownQuery,
  data: giftLimitsAnswer,
});
export const listGiftFriends = defineCall({
  ...gift,
  method: 'GET',
  path: `${apiBase}/point/gift-friends`,
  summary: 'List the friends who can receive Som',
  writes: false,
  query: giftFriendQuery,
  data: giftFriendsAnswer,
  named: {
    'query.friendUid': { kind: 'member', of: 'friend', refusals: { unknown: 'none', owner: 'none' } },
  },
});
export const giveSom = defineCall({
  ...gift,
  method: 'POST',
  path: `${apiBase}/point/gift`,
  summary: 'Give Som to a friend',
  age: 'PNT_08',
  writes: true,
  idempotent: 'required',
  body: giveSomBody,
  data: givenSomAnswer,
  named: {
    'body.friendUid': { kind: 'member', of: 'friend', refusals: { unknown: 'PNT_04', owner: 'PNT_04' } },
  },
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

import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  filled,
  letters,
  listOf,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

const moment = { type: 'string', pattern: '^\\d{14}$', description: 'YYYYMMDDHHmmss in Korean time.' } as const;
const relationType = { enum: ['FRIEND', 'COMPANION'] } as const;
const parkType = text(8, "Venue code; by default the site's first venue.");
const count = { type: 'integer' } as const;
const friendUid = text(40, 'Only of members who are related to the caller.');
const friendToken = text(60, 'Search result; valid for the caller for 10 minutes.');

const person = { nickName: text(60), nameMask: text(60), profileImgUrl: text(300) } as const;
const friend = {
  friendUid,
  ...person,
  alias: text(240),
  showNm: text(240, 'The alias, else the nickname.'),
  grdCd: text(20),
  onsiteYn: { ...yn, description: 'In the park today.' },
} as const;

export const relationQuery = strict(
  {
    ...asMember,
    companionFriendType: relationType,
    personalInfoInquirYn: { ...yn, description: 'Ignored: personal data is never part of the answer.' },
    directionCd: { enum: ['IN', 'OUT'] },
  },
  [],
);
export const relationListQuery = strict({ ...relationQuery.properties, ...paging }, []);
export const companionQuery = strict(
  {
    ...relationListQuery.properties,
    processStatus: {
      enum: ['ACCEPTED', 'REQUESTING'],
      description: 'Only companions, or only requests; left out, both.',
    },
  },
  [],
);

const request = {
  requestId: text(60),
  processStatus: { ...text(20), description: 'REQUESTING; further statuses may follow.' },
  requstDtm: moment,
  companionFriendType: relationType,
  parkType: text(8),
  directionCd: { enum: ['IN', 'OUT'] },
  lendCnt: { ...count, description: 'Tickets that the asker lends on acceptance.' },
} as const;

export const friendsAnswer = strict(
  {
    friendList: pageOfItems(
      strict(friend, ['friendUid', 'nickName', 'nameMask', 'profileImgUrl', 'alias', 'showNm', 'grdCd', 'onsiteYn']),
    ),
    totalCnt,
  },
  ['friendList', 'totalCnt'],
);
export const blocksAnswer = strict(
  {
    friendList: pageOfItems(strict({ friendUid, ...person }, ['friendUid', 'nickName', 'nameMask', 'profileImgUrl'])),
    totalCnt,
  },
  ['friendList', 'totalCnt'],
);
export const requestsAnswer = strict(
  {
    requestList: pageOfItems(
      strict({ ...request, ...person }, [
        'requestId',
        'processStatus',
        'requstDtm',
        'companionFriendType',
        'parkType',
        'directionCd',
        'lendCnt',
        'nickName',
        'nameMask',
        'profileImgUrl',
      ]),
    ),
    totalCnt,
  },
  ['requestList', 'totalCnt'],
);
/** Companions (ACCEPTED) and open requests to the caller (REQUESTING) in one list (P-335). */
export const companionsAnswer = strict(
  {
    companionList: pageOfItems(
      strict({ ...friend, ...request }, [
        'nickName',
        'nameMask',
        'profileImgUrl',
        'alias',
        'showNm',
        'processStatus',
        'requstDtm',
        'companionFriendType',
        'parkType',
      ]),
    ),
    totalCnt,
  },
  ['companionList', 'totalCnt'],
);

export const findPeopleBody = strict(
  {
    membershipUid: text(40),
    parkType,
    searchType: { enum: ['ID', 'MOBILE', 'BARCODE', 'CONTACTS'] },
    searchValueList: { ...listOf(filled(60), 200), minItems: 1 },
  },
  ['searchType', 'searchValueList'],
);
/** People whom the caller can ask. Nobody is told apart: unknown, closed, blocked and under-age members are all missing. */
export const findPeopleAnswer = strict(
  {
    list: listOf(
      strict(
        {
          friendToken,
          ...person,
          relationCd: {
            enum: ['NONE', 'FRIEND', 'COMPANION', 'REQUESTING'],
            description: 'Relation to the caller in the park.',
          },
        },
        ['friendToken', 'nickName', 'nameMask', 'profileImgUrl', 'relationCd'],
      ),
      200,
    ),
    totalCnt,
  },
  ['list', 'totalCnt'],
);

export const relationBody = strict(
  {
    membershipUid: text(40),
    friendToken,
    friendUid,
    companionFriendType: relationType,
    parkType,
    alias: typed('name', letters(20)),
    productIdList: { ...listOf(filled(80), 10), description: 'Tickets that are lent to a companion on acceptance.' },
  },
  ['companionFriendType'],
);
export const relationResult = strict({ requestId: text(60), processStatus: text(20) }, ['requestId', 'processStatus']);
export const friendStatusBody = strict(
  {
    membershipUid: text(40),
    friendUid: filled(40),
    statusCd: { enum: ['END', 'BLOCK', 'UNBLOCK'] },
    companionFriendType: relationType,
    parkType,
  },
  ['friendUid', 'statusCd'],
);
export const requestStatusBody = strict(
  {
    membershipUid: text(40),
    requestId: filled(60),
    processStatus: { enum: ['ACCEPTED', 'REJECTED', 'CANCELLED', 'BLOCKED'] },
  },
  ['requestId', 'processStatus'],
);

/** The own membership barcode: `PM`, 12 digits, and 6 that change each minute. */
export const membershipCodeAnswer = strict({ barcode: text(20), nickName: text(60), untilDtm: moment }, [
  'barcode',
  'nickName',
  'untilDtm',
]);
export const openToSearchBody = strict({ membershipUid: text(40), agreeYn: yn }, ['agreeYn']);
export const openToSearchAnswer = strict({ agreeYn: yn }, ['agreeYn']);

const groupPerson = strict({ friendUid, ...person }, ['friendUid', 'nickName', 'nameMask', 'profileImgUrl']);
export const groupsAnswer = strict(
  {
    groupList: listOf(
      strict(
        {
          groupId: text(60),
          groupNm: text(240),
          memberCnt: count,
          names: text(600, 'Nicknames, separated by commas.'),
          memberList: listOf(groupPerson, 8),
        },
        ['groupId', 'groupNm', 'memberCnt', 'names', 'memberList'],
      ),
      10,
    ),
    totalCnt,
  },
  ['groupList', 'totalCnt'],
);
export const groupBody = strict(
  {
    membershipUid: text(40),
    groupId: text(60),
    groupNm: typed('name', { ...letters(20), minLength: 1 }),
    friendUidList: listOf(filled(40), 8),
  },
  ['groupNm', 'friendUidList'],
);
export const groupResult = strict({ groupId: text(60) }, ['groupId']);
export const groupIdBody = strict({ membershipUid: text(40), groupId: filled(60), parkType }, ['groupId']);
export const groupRequestAnswer = strict({ requestCnt: count }, ['requestCnt']);

export const inviteBody = strict({ membershipUid: text(40), parkType }, []);
/** Content of the share; the page of the link accepts the invitation. */
export const inviteAnswer = strict({ title: text(200), description: text(500), linkUrl: text(300), untilDtm: moment }, [
  'title',
  'description',
  'linkUrl',
  'untilDtm',
]);
export const inviteQuery = strict({ ...asMember, invite: text(80) }, []);
const inviteState = {
  enum: ['OPEN', 'OWN', 'ACCEPTED', 'DECLINED', 'TAKEN', 'EXPIRED'],
  description: 'OWN: the caller sent it. ACCEPTED and DECLINED: by the caller. TAKEN: another member has answered it.',
} as const;
export const inviteInfoAnswer = strict(
  {
    inviteList: listOf(
      strict({ invite: text(80), nickName: text(60), parkType: text(8), venueNm: text(60), stateCd: inviteState }, [
        'invite',
        'nickName',
        'parkType',
        'venueNm',
        'stateCd',
      ]),
      1,
    ),
    totalCnt,
  },
  ['inviteList', 'totalCnt'],
);
export const sentInvitationsQuery = strict({ ...asMember, parkType, ...paging }, []);
export const sentInvitationsAnswer = strict(
  {
    sentList: pageOfItems(
      strict(
        {
          inviteId: text(60),
          stateCd: { enum: ['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED'] },
          sentDtm: moment,
          untilDtm: moment,
        },
        ['inviteId', 'stateCd', 'sentDtm', 'untilDtm'],
      ),
    ),
    totalCnt,
  },
  ['sentList', 'totalCnt'],
);
export const inviteReplyBody = strict({ membershipUid: text(40), invite: filled(80) }, ['invite']);

const loan = strict(
  {
    productId: text(80),
    productNm: text(100),
    directionCd: { enum: ['IN', 'OUT'], description: 'IN: lent to the caller; OUT: lent by the caller.' },
    nickName: text(60),
    useDt: text(8),
    statusCd: { enum: ['UNUSED', 'USED'] },
  },
  ['productId', 'productNm', 'directionCd', 'nickName', 'useDt', 'statusCd'],
);
export const loansAnswer = strict({ loanList: pageOfItems(loan), totalCnt }, ['loanList', 'totalCnt']);

export type FindPeopleBody = FromSchema<typeof findPeopleBody>;
export type FoundPeople = FromSchema<typeof findPeopleAnswer>;
export type FriendStatusBody = FromSchema<typeof friendStatusBody>;
export type RequestStatusBody = FromSchema<typeof requestStatusBody>;
export type GroupBody = FromSchema<typeof groupBody>;
export type Friends = FromSchema<typeof friendsAnswer>;
export type Companions = FromSchema<typeof companionsAnswer>;
export type Requests = FromSchema<typeof requestsAnswer>;
export type InvitationState = FromSchema<typeof inviteState>;
export type SentInvitations = FromSchema<typeof sentInvitationsAnswer>;
export type Loans = FromSchema<typeof loansAnswer>;

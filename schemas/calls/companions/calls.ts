import { doneAnswer } from '../shared/answer-parts.ts';
import { personalValueAnswer, personalValueBody, setPersonalValueBody } from './personal-value-answers.ts';
import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const members = `${apiBase}/members`;
const read = { access: 'member', method: 'GET', tag: 'relations', writes: false } as const;
const write = { access: 'member', method: 'POST', tag: 'relations', writes: true, idempotent: 'accepted' } as const;
/** Its answers hold tokens, so no answer is stored. */
const tokens = { access: 'member', method: 'POST', tag: 'relations', writes: true } as const;
const addition = { requirements: [], addition: true } as const;

export const listCompanions = defineCall({
  ...read,
  path: `${members}/companion`,
  summary: 'List the companions in a park, with the open requests to the caller',
  query: shapes.companionQuery,
  data: shapes.companionsAnswer,
  requirements: ['P-562', 'P-335', 'V-392', 'V-330', 'V-413'],
});
export const listCompanionsWithMembership = defineCall({
  ...read,
  path: `${members}/companionWithMembership`,
  summary: 'List the companions in a park with grade and picture',
  query: shapes.companionQuery,
  data: shapes.companionsAnswer,
  requirements: ['P-563', 'V-393'],
});
export const listFriends = defineCall({
  ...read,
  path: `${members}/friend`,
  summary: 'List the friends',
  query: shapes.relationListQuery,
  data: shapes.friendsAnswer,
  requirements: ['P-560'],
});
export const listBlocks = defineCall({
  ...read,
  path: `${members}/block`,
  summary: 'List the blocked members',
  query: shapes.relationListQuery,
  data: shapes.blocksAnswer,
  requirements: ['P-561'],
});
export const listRequests = defineCall({
  ...read,
  path: `${members}/request`,
  summary: 'List the open requests to and of the caller',
  query: shapes.relationListQuery,
  data: shapes.requestsAnswer,
  requirements: ['P-559'],
});
export const findPeople = defineCall({
  ...tokens,
  path: `${members}/get-info`,
  summary: 'Find members by ID, mobile number, membership barcode or contacts',
  limit: { name: 'people-search', code: 'FRD_02', by: ['member'] },
  body: shapes.findPeopleBody,
  data: shapes.findPeopleAnswer,
  requirements: ['P-570'],
});
export const saveRelation = defineCall({
  ...write,
  path: `${members}/friend/upsert`,
  summary: 'Ask a member to be a friend or companion, or change the alias',
  body: shapes.relationBody,
  data: shapes.relationResult,
  requirements: ['P-573', 'V-410'],
  named: {
    'body.friendToken': {
      kind: 'search-result',
      of: 'caller',
      refusals: { unknown: 'CMP_01', owner: 'CMP_01', time: 'CMP_01' },
    },
    'body.friendUid': { kind: 'member', of: 'friend', refusals: { unknown: 'CMP_01', owner: 'CMP_01' } },
    'body.productIdList': {
      kind: 'product',
      of: 'caller',
      states: ['REGISTERED', 'ENTERED'],
      ahead: true,
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', venue: 'PKT_01', state: 'PKT_01', time: 'PKT_01' },
    },
  },
});
export const changeFriendStatus = defineCall({
  ...write,
  path: `${members}/friend/change-status`,
  summary: 'End a relation, block or unblock a member',
  body: shapes.friendStatusBody,
  data: doneAnswer,
  requirements: ['P-572', 'V-411'],
  named: {
    'body.friendUid': { kind: 'member', of: 'friend', refusals: { unknown: 'FRD_06', owner: 'FRD_06' } },
  },
});
export const changeRequestStatus = defineCall({
  ...write,
  path: `${members}/change-status`,
  summary: 'Accept, reject or cancel a request',
  body: shapes.requestStatusBody,
  data: doneAnswer,
  requirements: ['P-571', 'V-412'],
  named: {
    'body.requestId': {
      kind: 'relation-request',
      of: 'receiver',
      states: ['REQUESTING'],
      refusals: { unknown: 'FRD_06', owner: 'FRD_06', state: 'FRD_06', time: 'FRD_06' },
    },
  },
});

export const readMembershipCode = defineCall({
  ...read,
  path: `${members}/membership-code`,
  summary: 'Read the own membership barcode of this minute',
  query: shapes.relationQuery,
  data: shapes.membershipCodeAnswer,
  ...addition,
});
export const readOpenToSearch = defineCall({
  ...read,
  path: `${members}/friend-find`,
  summary: 'Read whether others can find the caller by ID and mobile number',
  query: shapes.relationQuery,
  data: shapes.openToSearchAnswer,
  ...addition,
});
export const changeOpenToSearch = defineCall({
  ...write,
  path: `${members}/friend-find`,
  summary: 'Let others find the caller by ID and mobile number, or not',
  body: shapes.openToSearchBody,
  data: doneAnswer,
  ...addition,
});

export const listGroups = defineCall({
  ...read,
  path: `${members}/companion-groups`,
  summary: 'List the own groups',
  query: shapes.relationQuery,
  data: shapes.groupsAnswer,
  ...addition,
});
export const saveGroup = defineCall({
  ...write,
  path: `${members}/companion-groups`,
  summary: 'Create or change a group of companions',
  body: shapes.groupBody,
  data: shapes.groupResult,
  ...addition,
  named: {
    'body.groupId': { kind: 'companion-group', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
    'body.friendUidList': { kind: 'member', of: 'companion', refusals: { unknown: 'CMP_05', owner: 'CMP_05' } },
  },
});
export const removeGroup = defineCall({
  ...write,
  path: `${members}/companion-groups/remove`,
  summary: 'Delete a group',
  body: shapes.groupIdBody,
  data: doneAnswer,
  ...addition,
  named: {
    'body.groupId': { kind: 'companion-group', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
  },
});
export const askGroup = defineCall({
  ...write,
  path: `${members}/companion-groups/request`,
  summary: 'Ask the people of a group who are not companions in the park yet',
  body: shapes.groupIdBody,
  data: shapes.groupRequestAnswer,
  ...addition,
  named: {
    'body.groupId': { kind: 'companion-group', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
  },
});

export const createInvitation = defineCall({
  ...tokens,
  path: `${members}/invitations`,
  summary: 'Create an invitation link that one person can accept',
  body: shapes.inviteBody,
  data: shapes.inviteAnswer,
  ...addition,
});
export const readInvitation = defineCall({
  access: 'anyone',
  method: 'GET',
  tag: 'relations',
  writes: false,
  path: `${members}/invitations`,
  summary: 'Read an invitation: nickname, venue and state; an empty list if it is unknown',
  query: shapes.inviteQuery,
  data: shapes.inviteInfoAnswer,
  ...addition,
  named: {
    'query.invite': { kind: 'invitation', of: 'everybody', refusals: { unknown: 'none' } },
  },
});
export const listSentInvitations = defineCall({
  ...read,
  path: `${members}/invitations/sent`,
  summary: 'List the invitations to a park that the caller has sent in the last 30 days',
  query: shapes.sentInvitationsQuery,
  data: shapes.sentInvitationsAnswer,
  ...addition,
});
export const acceptInvitation = defineCall({
  ...write,
  path: `${members}/invitations/accept`,
  summary: 'Accept an invitation',
  body: shapes.inviteReplyBody,
  data: doneAnswer,
  ...addition,
  named: {
    'body.invite': {
      kind: 'invitation',
      of: 'everybody',
      states: ['OPEN'],
      refusals: { unknown: 'CMP_06', state: 'CMP_06', time: 'CMP_06' },
    },
  },
});
export const declineInvitation = defineCall({
  ...write,
  path: `${members}/invitations/decline`,
  summary: 'Decline an invitation, which closes it',
  body: shapes.inviteReplyBody,
  data: doneAnswer,
  ...addition,
  named: {
    'body.invite': {
      kind: 'invitation',
      of: 'everybody',
      states: ['OPEN'],
      refusals: { unknown: 'CMP_06', state: 'CMP_06', time: 'CMP_06' },
    },
  },
});

export const listLoans = defineCall({
  ...read,
  path: `${members}/companion-tickets`,
  summary: 'List the tickets lent to and by the caller',
  query: shapes.relationListQuery,
  data: shapes.loansAnswer,
  ...addition,
});

export const readPersonalValue = defineCall({
  access: 'member',
  method: 'POST',
  tag: 'personalisation',
  writes: false,
  path: `${apiBase}/prsnz-data`,
  summary: 'Read a personalisation value',
  body: personalValueBody,
  data: personalValueAnswer,
  requirements: ['P-577', 'P-578', 'P-336', 'V-414', 'V-331'],
});
export const savePersonalValue = defineCall({
  ...write,
  tag: 'personalisation',
  path: `${apiBase}/set-prsnz-data`,
  summary: 'Store a personalisation value',
  body: setPersonalValueBody,
  data: doneAnswer,
  requirements: ['P-576', 'V-415'],
});

import * as shapes from './answers.ts';
import * as attendance from './attendance-answers.ts';
import { codeLists } from '../../code-lists.ts';
import { apiBase, defineCall } from '../define-call.ts';

const events = `${apiBase}/evt`;
const base = { tag: 'events' } as const;
const addition = { ...base, requirements: [], addition: true } as const;
const write = { access: 'member', method: 'POST', writes: true } as const;
const read = { method: 'GET', writes: false } as const;

export const readEventState = defineCall({
  ...addition,
  ...read,
  access: 'anyone',
  path: `${events}/event-state`,
  reads: ['event'],
  summary: 'Read how to take part in an event, and the own state',
  query: shapes.eventQuery,
  data: shapes.eventStateAnswer,
  named: {
    'query.eventId': { kind: 'event', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const listEventJoins = defineCall({
  ...addition,
  ...read,
  access: 'member',
  path: `${events}/event-joins`,
  reads: ['event'],
  summary: 'List the own participations in an event, the latest first',
  query: shapes.eventListQuery,
  data: shapes.eventJoinsAnswer,
  named: {
    'query.eventId': { kind: 'event', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const listEventWinners = defineCall({
  ...addition,
  ...read,
  access: 'anyone',
  path: `${events}/event-winners`,
  reads: ['event'],
  summary: 'List the winners of a draw after its end, by their masked login ID',
  query: shapes.eventListQuery,
  data: shapes.eventWinnersAnswer,
  named: {
    'query.eventId': { kind: 'event', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const joinEvent = defineCall({
  age: 'EVT_07',
  ...base,
  ...write,
  idempotent: 'required',
  path: `${events}/event-join`,
  summary: 'Take part in an event',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'address'] },
  body: shapes.eventJoinBody,
  data: shapes.eventJoinAnswer,
  requirements: ['V-425'],
  named: {
    'body.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['APPLY', 'ETC', 'STAMP', 'ROULETTE', 'OX_QUIZ', 'COUPON', 'ATTEND'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'EVT_11', time: 'EVT_01' },
    },
    'body.slotId': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'EVT_06' } },
    'body.answerList.fieldId': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'EVT_06' } },
    'body.agreeList': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'EVT_08' } },
  },
});
export const cancelJoin = defineCall({
  ...addition,
  ...write,
  idempotent: 'required',
  path: `${events}/event-cancel`,
  summary: 'Cancel an own application',
  body: shapes.joinIdBody,
  data: shapes.eventStateAnswer,
  named: {
    'body.joinId': {
      kind: 'event-join',
      of: 'caller',
      states: ['APPLIED', 'WAITLISTED', 'WON'],
      kinds: ['APPLY'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'EVT_11', kind: 'EVT_11', time: 'EVT_11' },
    },
  },
});
export const claimPrize = defineCall({
  ...addition,
  ...write,
  idempotent: 'required',
  path: `${events}/event-claim`,
  summary: 'Claim a prize that was won',
  limit: { name: 'number', code: 'LGN_02', by: ['member', 'number', 'address'] },
  body: shapes.joinIdBody,
  data: shapes.eventStateAnswer,
  named: {
    'body.joinId': {
      kind: 'event-join',
      of: 'caller',
      states: ['WON'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'EVT_11', time: 'EVT_11' },
    },
  },
});
export const claimStampPrize = defineCall({
  age: 'EVT_07',
  ...addition,
  ...write,
  idempotent: 'required',
  path: `${events}/event-prize`,
  summary: 'Claim the prize of collected stamps',
  body: shapes.prizeClaimBody,
  data: shapes.eventJoinAnswer,
  named: {
    'body.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['STAMP'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'EVT_11', time: 'EVT_01' },
    },
    'body.prizeId': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'EVT_11' } },
  },
});
export const readQuizAnswers = defineCall({
  ...base,
  ...read,
  access: 'member',
  path: `${events}/event-quiz-answer`,
  summary: 'Read the answers of a quiz after the own',
  query: shapes.eventQuery,
  data: shapes.quizAnswers,
  reads: ['event'],
  requirements: ['V-422'],
  named: {
    'query.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['OX_QUIZ'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'EVT_11' },
    },
  },
});
export const readRouletteResult = defineCall({
  ...base,
  ...read,
  access: 'member',
  path: `${events}/event-roulette-result`,
  summary: 'Read the own last turn of a wheel',
  query: shapes.eventQuery,
  data: shapes.rouletteResult,
  reads: ['event'],
  requirements: ['V-424'],
  named: {
    'query.eventId': { kind: 'event', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const readCurrentAttendance = defineCall({
  ...base,
  ...read,
  access: 'anyone',
  path: `${events}/event-main-attend`,
  summary: 'Read the current attendance event of a park',
  query: shapes.currentEventQuery,
  data: shapes.currentAttendAnswer,
  from: { list: codeLists.attendKind },
  reads: ['event'],
  requirements: ['V-423'],
  named: {
    'query.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['ATTEND'],
      refusals: { unknown: 'none', venue: 'none', kind: 'none' },
    },
  },
});
export const readAttendance = defineCall({
  ...base,
  ...read,
  access: 'anyone',
  path: `${events}/attend-dtl`,
  summary: 'Read the attendance event of a park, and the own days',
  query: shapes.currentEventQuery,
  data: attendance.attendAnswer,
  from: { list: codeLists.attendKind },
  reads: ['event'],
  requirements: ['P-631', 'V-421'],
  named: {
    'query.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['ATTEND'],
      refusals: { unknown: 'none', venue: 'none', kind: 'none' },
    },
  },
});
export const claimReward = defineCall({
  age: 'EVT_07',
  ...base,
  ...write,
  idempotent: 'required',
  path: `${events}/attend-rewrd`,
  summary: 'Claim a reward for attending',
  body: attendance.rewardBody,
  data: attendance.rewardAnswer,
  requirements: ['V-426'],
  named: {
    'body.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['ATTEND'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'EVT_11', time: 'EVT_01' },
    },
    'body.prizeId': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'EVT_11' } },
  },
});
export const setReminder = defineCall({
  age: 'EVT_07',
  ...base,
  ...write,
  path: `${events}/attend-push`,
  summary: 'Turn the daily reminder on or off',
  body: attendance.pushBody,
  data: attendance.pushAnswer,
  requirements: ['V-427'],
  named: {
    'body.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['ATTEND'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'EVT_11', time: 'EVT_01' },
    },
  },
});

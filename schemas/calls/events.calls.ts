import * as shapes from '../event-answers.schema.ts';
import { codeLists } from '../code-lists.ts';
import { apiBase, defineCall } from './define-call.ts';

const events = `${apiBase}/evt`;
const base = { tag: 'events' } as const;
const addition = { ...base, requirements: [], addition: true } as const;
const write = { access: 'member', method: 'POST', writes: true } as const;
const read = { method: 'GET', writes: false } as const;

export const readEventState = defineCall({ ...addition, ...read, access: 'anyone', path: `${events}/event-state`, reads: ['event'], summary: 'Read how to take part in an event, and the own state', query: shapes.eventQuery, data: shapes.eventStateAnswer });
export const listEventJoins = defineCall({ ...addition, ...read, access: 'member', path: `${events}/event-joins`, reads: ['event'], summary: 'List the own participations in an event, the latest first', query: shapes.eventListQuery, data: shapes.eventJoinsAnswer });
export const listEventWinners = defineCall({ ...addition, ...read, access: 'anyone', path: `${events}/event-winners`, reads: ['event'], summary: 'List the winners of a draw after its end, by their masked login ID', query: shapes.eventListQuery, data: shapes.eventWinnersAnswer });
export const joinEvent = defineCall({ ...base, ...write, idempotent: 'required', path: `${events}/event-join`, summary: 'Take part in an event', body: shapes.eventJoinBody, data: shapes.eventJoinAnswer, requirements: ['V-425'] });
export const cancelJoin = defineCall({ ...addition, ...write, idempotent: 'required', path: `${events}/event-cancel`, summary: 'Cancel an own application', body: shapes.joinIdBody, data: shapes.eventStateAnswer });
export const claimPrize = defineCall({ ...addition, ...write, idempotent: 'required', path: `${events}/event-claim`, summary: 'Claim a prize that was won', body: shapes.joinIdBody, data: shapes.eventStateAnswer });
export const claimStampPrize = defineCall({ ...addition, ...write, idempotent: 'required', path: `${events}/event-prize`, summary: 'Claim the prize of collected stamps', body: shapes.prizeClaimBody, data: shapes.eventJoinAnswer });
export const readQuizAnswers = defineCall({ ...base, ...read, access: 'member', path: `${events}/event-quiz-answer`, summary: 'Read the answers of a quiz after the own', query: shapes.eventQuery, data: shapes.quizAnswers, reads: ['event'], requirements: ['V-422'] });
export const readRouletteResult = defineCall({ ...base, ...read, access: 'member', path: `${events}/event-roulette-result`, summary: 'Read the own last turn of a wheel', query: shapes.eventQuery, data: shapes.rouletteResult, reads: ['event'], requirements: ['V-424'] });
export const readCurrentAttendance = defineCall({ ...base, ...read, access: 'anyone', path: `${events}/event-main-attend`, summary: 'Read the current attendance event of a park', query: shapes.currentEventQuery, data: shapes.currentAttendAnswer, from: { list: codeLists.attendKind }, reads: ['event'], requirements: ['V-423'] });
export const readAttendance = defineCall({ ...base, ...read, access: 'anyone', path: `${events}/attend-dtl`, summary: 'Read the attendance event of a park, and the own days', query: shapes.currentEventQuery, data: shapes.attendAnswer, from: { list: codeLists.attendKind }, reads: ['event'], requirements: ['P-631', 'V-421'] });
export const claimReward = defineCall({ ...base, ...write, idempotent: 'required', path: `${events}/attend-rewrd`, summary: 'Claim a reward for attending', body: shapes.rewardBody, data: shapes.rewardAnswer, requirements: ['V-426'] });
export const setReminder = defineCall({ ...base, ...write, path: `${events}/attend-push`, summary: 'Turn the daily reminder on or off', body: shapes.pushBody, data: shapes.pushAnswer, requirements: ['V-427'] });

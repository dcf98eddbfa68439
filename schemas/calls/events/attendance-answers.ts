import type { FromSchema } from 'json-schema-to-ts';
import { strict, text, yn, count, listOf, asMember, filled } from '../shared/answer-parts.ts';
import { noEvent, prizeSchema } from './answers.ts';

/** `evt/attend-dtl` (P-631). `event` is null if there is none. All other fields belong to the member, and are empty for guests. */
export const attendAnswer = strict(
  {
    event: noEvent,
    eventId: text(80, 'ID of the event; empty without one.'),
    attendYn: { ...yn, description: 'Whether the member has attended today.' },
    attendCnt: count,
    attendDtList: listOf(text(8), 800),
    streakCnt: { ...count, description: 'Days in a row until now.' },
    longestCnt: count,
    rewardList: listOf(prizeSchema, 30),
    pushYn: { ...yn, description: 'Y: the member is reminded.' },
    remindTm: text(5),
    loginYn: yn,
  },
  [
    'event',
    'eventId',
    'attendYn',
    'attendCnt',
    'attendDtList',
    'streakCnt',
    'longestCnt',
    'rewardList',
    'pushYn',
    'remindTm',
    'loginYn',
  ],
);

export type Attendance = FromSchema<typeof attendAnswer>;
export const rewardBody = strict(
  { ...asMember, eventId: filled(80), prizeId: text(30, 'Left out, the first prize that is reached.') },
  ['eventId'],
);

export const rewardAnswer = strict({ dayNo: count, prize: prizeSchema }, ['dayNo', 'prize']);
export const pushBody = strict({ ...asMember, eventId: filled(80), pushYn: yn }, ['eventId', 'pushYn']);
export const pushAnswer = strict({ pushYn: yn }, ['pushYn']);

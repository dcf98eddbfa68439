import { doneAnswer } from '../shared/answer-parts.ts';
import { dayPassBody, dayPassDaysSchema, dayPassQuery } from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/tickets/day-passes`;
const write = {
  access: 'member',
  method: 'POST',
  tag: 'tickets',
  writes: true,
  idempotent: 'accepted',
  body: dayPassBody,
  data: doneAnswer,
  requirements: [],
  addition: true,
} as const;

export const listDayPassDays = defineCall({
  access: 'member',
  method: 'GET',
  tag: 'tickets',
  writes: false,
  path: base,
  summary: 'List the days of passes with what is left',
  query: dayPassQuery,
  data: dayPassDaysSchema,
  reads: ['day-pass'],
  requirements: [],
  addition: true,
});
export const reserveDay = defineCall({
  ...write,
  path: `${base}/reserve`,
  summary: 'Reserve a day of a pass; one a month',
  named: {
    'body.passId': { kind: 'day-pass', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const cancelDay = defineCall({
  ...write,
  path: `${base}/cancel`,
  summary: 'Cancel a reserved day before it comes',
  named: {
    'body.passId': { kind: 'day-pass', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});

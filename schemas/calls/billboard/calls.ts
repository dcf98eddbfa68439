import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/video`;
const read = { access: 'anyone', method: 'GET', writes: false, tag: 'billboard' } as const;
const write = { access: 'member', method: 'POST', writes: true, idempotent: 'required', tag: 'billboard' } as const;

export const readSlots = defineCall({
  ...read,
  path: `${base}/event-billboard-slot`,
  summary: 'List the days of a billboard with what is left, and its backgrounds',
  query: shapes.slotQuery,
  data: shapes.slotsAnswer,
  reads: ['billboard'],
  requirements: ['V-428'],
  named: {
    'query.eventId': { kind: 'billboard', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const readSlotTimes = defineCall({
  ...read,
  path: `${base}/event-billboard-slot-time`,
  summary: 'List the times of a day with what is left',
  query: shapes.slotTimeQuery,
  data: shapes.slotTimesAnswer,
  reads: ['billboard'],
  requirements: ['V-429'],
  named: {
    'query.eventId': { kind: 'billboard', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const applyForBillboard = defineCall({
  age: 'BLB_02',
  ...write,
  path: `${base}/event-billboard-appl`,
  summary: 'Apply for a time on a billboard',
  body: shapes.applyBody,
  data: shapes.applyAnswer,
  requirements: ['V-430'],
  full: true,
  named: {
    'body.eventId': { kind: 'billboard', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
    'body.slotId': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'BLB_01' } },
    'body.templateId': { kind: 'event-part', of: 'everybody', refusals: { unknown: 'REQ_INVALID' } },
    'body.fileId': {
      kind: 'file',
      of: 'caller',
      kinds: ['BILLBOARD'],
      refusals: { unknown: 'BLB_04', owner: 'BLB_04', kind: 'BLB_04' },
    },
  },
});
export const listApplications = defineCall({
  ...read,
  access: 'member',
  path: `${base}/event-billboard-appl`,
  summary: 'List the own applications, the latest first',
  query: shapes.ownQuery,
  data: shapes.applicationsAnswer,
  reads: ['billboard'],
  requirements: [],
  addition: true,
});
export const cancelApplication = defineCall({
  ...write,
  path: `${base}/event-billboard-cancel`,
  summary: 'Cancel an own application',
  body: shapes.cancelBody,
  data: shapes.applyAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.applId': {
      kind: 'billboard-application',
      of: 'caller',
      states: ['REQUESTED', 'APPROVED'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'BLB_05', time: 'BLB_05' },
    },
  },
});

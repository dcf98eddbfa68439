import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = { tag: 'queue', requirements: [], addition: true } as const;
const read = { ...base, method: 'GET', writes: false, query: shapes.queueQuery } as const;
const write = { ...base, access: 'member', method: 'POST', writes: true, idempotent: 'required' } as const;

export const listQueuePlans = defineCall({
  ...read,
  access: 'anyone',
  path: `${apiBase}/queue/plans`,
  reads: ['queue-plan'],
  names: ['facility'],
  summary: 'List the queues of a venue with their wait and free times',
  data: shapes.queuePlansAnswer,
  named: {
    'query.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'none', venue: 'none' } },
    'query.entryId': { kind: 'queue-entry', of: 'caller', refusals: { unknown: 'none', owner: 'none' } },
  },
});
export const listQueueEntries = defineCall({
  ...read,
  query: shapes.queueEntriesQuery,
  access: 'member',
  path: `${apiBase}/queue/my`,
  reads: ['queue-plan'],
  names: ['facility'],
  summary: "List today's own places in queues",
  data: shapes.queueEntriesAnswer,
  named: {
    'query.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'none', venue: 'none' } },
    'query.entryId': { kind: 'queue-entry', of: 'caller', refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } },
  },
});
export const listQueuePeople = defineCall({
  ...read,
  access: 'member',
  path: `${apiBase}/queue/people`,
  summary: 'List who can join a queue with the caller',
  data: shapes.queuePeopleAnswer,
  named: {
    'query.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'none', venue: 'none' } },
    'query.entryId': { kind: 'queue-entry', of: 'caller', refusals: { unknown: 'none', owner: 'none' } },
  },
});
export const joinQueue = defineCall({
  ...write,
  path: `${apiBase}/queue/join`,
  summary: 'Join a line or reserve a time',
  body: shapes.queueJoinBody,
  data: shapes.queueEntryAnswer,
  named: {
    'body.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
    'body.slotId': {
      kind: 'queue-slot',
      of: 'everybody',
      states: ['free'],
      refusals: { unknown: 'QUE_08', time: 'QUE_08', state: 'QUE_05' },
    },
    'body.withProductIdList': {
      kind: 'product',
      of: 'caller',
      states: ['ENTERED'],
      ahead: true,
      refusals: { unknown: 'QUE_02', owner: 'QUE_02', venue: 'QUE_02', state: 'QUE_02', time: 'QUE_02' },
    },
    'body.withUidList': { kind: 'member', of: 'companion', refusals: { unknown: 'CMP_05', owner: 'CMP_05' } },
    'body.personKeyList': { kind: 'queue-person', of: 'companion', refusals: { unknown: 'CMP_05', owner: 'CMP_05' } },
  },
});
export const cancelQueueEntry = defineCall({
  ...write,
  path: `${apiBase}/queue/cancel`,
  summary: 'Cancel an own entry, or leave that of a companion',
  body: shapes.queueCancelBody,
  data: shapes.queueEntryAnswer,
  named: {
    'body.entryId': {
      kind: 'queue-entry',
      of: 'caller',
      states: ['WAITING', 'CALLED', 'RESERVED'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'QUE_08' },
    },
  },
});

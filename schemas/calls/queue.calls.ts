import * as shapes from '../queue-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

const base = { tag: 'queue', requirements: [], addition: true } as const;
const read = { ...base, method: 'GET', writes: false, query: shapes.queueQuery } as const;
const write = { ...base, access: 'member', method: 'POST', writes: true, idempotent: 'required' } as const;

export const listQueuePlans = defineCall({ ...read, access: 'anyone', path: `${apiBase}/queue/plans`, reads: ['queue-plan'], names: ['facility'], summary: 'List the queues of a venue with their wait and free times', data: shapes.queuePlansAnswer });
export const listQueueEntries = defineCall({ ...read, query: shapes.queueEntriesQuery, access: 'member', path: `${apiBase}/queue/my`, reads: ['queue-plan'], names: ['facility'], summary: "List today's own places in queues", data: shapes.queueEntriesAnswer });
export const listQueuePeople = defineCall({ ...read, access: 'member', path: `${apiBase}/queue/people`, summary: 'List who can join a queue with the caller', data: shapes.queuePeopleAnswer });
export const joinQueue = defineCall({ ...write, path: `${apiBase}/queue/join`, summary: 'Join a line or reserve a time', body: shapes.queueJoinBody, data: shapes.queueEntryAnswer });
export const cancelQueueEntry = defineCall({ ...write, path: `${apiBase}/queue/cancel`, summary: 'Cancel an own entry, or leave that of a companion', body: shapes.queueCancelBody, data: shapes.queueEntryAnswer });

import * as shapes from '../billboard-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

const base = `${apiBase}/video`;
const read = { access: 'anyone', method: 'GET', writes: false, tag: 'billboard' } as const;
const write = { access: 'member', method: 'POST', writes: true, idempotent: 'required', tag: 'billboard' } as const;

export const readSlots = defineCall({ ...read, path: `${base}/event-billboard-slot`, summary: 'List the days of a billboard with what is left, and its backgrounds', query: shapes.slotQuery, data: shapes.slotsAnswer, reads: ['billboard'], requirements: ['V-428'] });
export const readSlotTimes = defineCall({ ...read, path: `${base}/event-billboard-slot-time`, summary: 'List the times of a day with what is left', query: shapes.slotTimeQuery, data: shapes.slotTimesAnswer, reads: ['billboard'], requirements: ['V-429'] });
export const applyForBillboard = defineCall({ ...write, path: `${base}/event-billboard-appl`, summary: 'Apply for a time on a billboard', body: shapes.applyBody, data: shapes.applyAnswer, requirements: ['V-430'] });
export const listApplications = defineCall({ ...read, access: 'member', path: `${base}/event-billboard-appl`, summary: 'List the own applications, the latest first', query: shapes.ownQuery, data: shapes.applicationsAnswer, reads: ['billboard'], requirements: [], addition: true });
export const cancelApplication = defineCall({ ...write, path: `${base}/event-billboard-cancel`, summary: 'Cancel an own application', body: shapes.cancelBody, data: shapes.applyAnswer, requirements: [], addition: true });

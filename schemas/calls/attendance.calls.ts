import { codeLists } from '../code-lists.ts';
import { attendAnswer, attendQuery } from '../guard-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

export const readAttendance = defineCall({
  access: 'anyone', method: 'GET', path: `${apiBase}/evt/attend-dtl`, tag: 'events', summary: 'Read the attendance event of a park, and the own days', writes: false,
  query: attendQuery, data: attendAnswer, from: { list: codeLists.attendKind }, requirements: ['P-631', 'V-421'],
});

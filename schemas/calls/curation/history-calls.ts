import { apiBase, defineCall } from '../define-call.ts';
import { courseHistoryAnswer, courseHistoryQuery } from './history-answers.ts';

export const readCourseHistory = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/curation/course-history`,
  tag: 'curation',
  summary: 'List what the member did with courses in the last 24 months, the latest first',
  writes: false,
  reads: ['course'],
  query: courseHistoryQuery,
  data: courseHistoryAnswer,
  requirements: [],
  addition: true,
});

import { apiBase, defineCall } from '../define-call.ts';
import { eventHistoryAnswer, eventHistoryQuery } from './history-answers.ts';

export const readEventHistory = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/evt/event-history`,
  tag: 'events',
  summary: 'List the events in which the member took part in the last 24 months, the latest first',
  writes: false,
  reads: ['event'],
  query: eventHistoryQuery,
  data: eventHistoryAnswer,
  requirements: [],
  addition: true,
});

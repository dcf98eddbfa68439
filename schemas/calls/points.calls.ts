import { codeLists } from '../code-lists.ts';
import { pointHistoryAnswer, pointHistoryQuery } from '../guard-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

export const readPointHistory = defineCall({
  access: 'member', method: 'GET', path: `${apiBase}/point/my-point-history`, tag: 'points', summary: 'Read the history of the own Som', writes: false,
  query: pointHistoryQuery, data: pointHistoryAnswer, from: { list: codeLists.somReason }, requirements: ['P-586', 'P-591'],
});

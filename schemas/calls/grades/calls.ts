import { codeLists } from '../../code-lists.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { scoreAnswer, scoreQuery } from './answers.ts';

export const readGradeScore = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/point/my-grd-score-expire`,
  tag: 'grades',
  summary: 'Read the own score, the next grade, and when score expires',
  writes: false,
  query: scoreQuery,
  data: scoreAnswer,
  reads: ['grade-table'],
  from: { list: codeLists.grade },
  requirements: ['P-589'],
});

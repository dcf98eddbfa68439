import { apiBase, defineCall } from '../define-call.ts';
import { rewardsAnswer, rewardsQuery } from './answers.ts';

export const listRewards = defineCall({
  access: 'member',
  method: 'GET',
  path: `${apiBase}/members/rewards`,
  tag: 'rewards',
  summary: 'List what Som can be converted into',
  writes: false,
  query: rewardsQuery,
  data: rewardsAnswer,
  reads: ['reward-program'],
  requirements: [],
  addition: true,
});

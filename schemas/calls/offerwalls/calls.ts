import * as shapes from './answers.ts';
import { ownQuery } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/members`;
const read = { access: 'member', method: 'GET', tag: 'offerwalls', writes: false, reads: ['offerwall'] } as const;

/** `{name}` is the ID of an offerwall. */
export const readOfferwallKey = defineCall({
  ...read,
  path: `${base}/{name}UsrKey`,
  summary: 'Read the own key for an offerwall',
  full: true,
  query: ownQuery,
  data: shapes.offerwallKeyAnswer,
  requirements: ['P-567', 'P-568'],
  named: { 'path.name': { kind: 'offerwall', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } } },
});
export const listOfferwalls = defineCall({
  ...read,
  addition: true,
  path: `${base}/offerwalls`,
  summary: 'List the offerwalls with the own keys and what can still be earned today',
  query: ownQuery,
  data: shapes.offerwallsAnswer,
  requirements: ['P-047'],
});
export const listOfferwallRewards = defineCall({
  ...read,
  addition: true,
  path: `${base}/offerwall-rewards`,
  summary: 'List the own rewards of offerwalls, the newest first',
  query: shapes.offerwallRewardsQuery,
  data: shapes.offerwallRewardsAnswer,
  requirements: ['P-047'],
});

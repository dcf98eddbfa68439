import {
  activitiesSchema,
  clubListQuery,
  clubListSchema,
  clubQuery,
  clubStateSchema,
  upsertClubBody,
} from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/contents/subclub`;
const read = { access: 'member', method: 'GET', tag: 'clubs', writes: false } as const;
const write = { access: 'member', method: 'POST', tag: 'clubs', writes: true } as const;

export const listClubs = defineCall({
  ...read,
  path: `${base}/club-list`,
  summary: 'List the clubs of a venue with the own memberships',
  query: clubListQuery,
  data: clubListSchema,
  reads: ['club'],
  requirements: ['P-333', 'P-615', 'P-626'],
});
export const upsertClub = defineCall({
  age: 'CLB_02',
  ...write,
  path: `${base}/upsert-club`,
  summary: 'Apply to a club, or leave it',
  idempotent: 'accepted',
  body: upsertClubBody,
  data: clubStateSchema,
  requirements: ['P-617'],
  full: true,
  named: {
    'body.subclubId': { kind: 'club', of: 'everybody', refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND' } },
  },
});
export const listActivities = defineCall({
  ...read,
  path: `${base}/activities`,
  summary: 'List the own activities in clubs, with the total for a certificate',
  query: clubQuery,
  data: activitiesSchema,
  reads: ['club'],
  requirements: [],
  addition: true,
});

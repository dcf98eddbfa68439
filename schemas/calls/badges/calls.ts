import { apiBase, defineCall } from '../define-call.ts';
import {
  badgesAnswer,
  historyAnswer,
  listQuery,
  missionRewardAnswer,
  missionRewardBody,
  missionsAnswer,
} from './answers.ts';

const base = `${apiBase}/members`;
const read = {
  access: 'member',
  method: 'GET',
  tag: 'badges',
  writes: false,
  query: listQuery,
  requirements: [],
  addition: true,
} as const;

export const listBadges = defineCall({
  ...read,
  path: `${base}/badges`,
  summary: 'List the badges with the own progress',
  data: badgesAnswer,
  reads: ['badge'],
});
export const listMissions = defineCall({
  ...read,
  path: `${base}/missions`,
  summary: 'List the missions with the own progress and rewards',
  data: missionsAnswer,
  reads: ['mission'],
});
export const listMissionBadgeHistory = defineCall({
  ...read,
  path: `${base}/mission-badge-history`,
  summary: 'List the own badges and completed missions, the latest first',
  data: historyAnswer,
  reads: ['badge', 'mission'],
});
export const claimMissionReward = defineCall({
  access: 'member',
  method: 'POST',
  path: `${base}/mission-reward`,
  tag: 'badges',
  summary: 'Collect the reward of a completed mission',
  writes: true,
  idempotent: 'required',
  full: true,
  body: missionRewardBody,
  data: missionRewardAnswer,
  requirements: [],
  addition: true,
  named: {
    'body.missionId': { kind: 'mission', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } },
  },
});

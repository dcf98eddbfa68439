import { defineStates } from '../../../engine/index.ts';
import type { MissionState } from '#schemas/calls/badges/answers';

/** States of a completed mission. The server completes it: facts do. */
export const missionStates = defineStates<MissionState>([
  { from: 'DONE', to: 'CLAIMED', by: ['member'] },
  { from: 'DONE', to: 'LAPSED', by: ['server'] },
]);

import { defineStates } from '../../../engine/index.ts';
import type { ClubMemberState } from '#schemas/calls/clubs/answers';

/** States of a membership: 0 applied, 1 active, 2 waiting, 8 refused, 9 left. */
export const clubMemberStates = defineStates<ClubMemberState>([
  { from: '0', to: '1', by: ['operator', 'server'] },
  { from: '2', to: '1', by: ['operator', 'server'] },
  { from: '0', to: '8', by: ['operator'] },
  { from: '2', to: '8', by: ['operator'] },
  { from: '0', to: '9', by: ['member'] },
  { from: '1', to: '9', by: ['member'] },
  { from: '2', to: '9', by: ['member'] },
]);

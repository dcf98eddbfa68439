import { defineStates } from '../records/state-machine.ts';

/** States of a review of a memory report. */
export type ReviewState = 'REGISTERED' | 'EDITED' | 'HIDDEN';

/** A member edits a review within some days; an agent hides it and shows it again (decisions-members §6). */
export const reviewMachine = defineStates<ReviewState>([
  { from: 'REGISTERED', to: 'EDITED', by: ['member'] },
  { from: 'REGISTERED', to: 'HIDDEN', by: ['operator'] },
  { from: 'EDITED', to: 'HIDDEN', by: ['operator'] },
  { from: 'HIDDEN', to: 'REGISTERED', by: ['operator'] },
  { from: 'HIDDEN', to: 'EDITED', by: ['operator'] },
]);

import { defineStates } from '../records/state-machine.ts';

export type CourseState = 'DRAFT' | 'SHARED' | 'UNSHARED' | 'HIDDEN' | 'REMOVED';

/** States of a member's course: an agent hides a shared one, and it stays hidden. */
export const courseMachine = defineStates<CourseState>([
  { from: 'DRAFT', to: 'SHARED', by: ['member'] },
  { from: 'UNSHARED', to: 'SHARED', by: ['member'] },
  { from: 'SHARED', to: 'UNSHARED', by: ['member'] },
  { from: 'SHARED', to: 'HIDDEN', by: ['operator'] },
  { from: 'DRAFT', to: 'REMOVED', by: ['member'] },
  { from: 'UNSHARED', to: 'REMOVED', by: ['member'] },
  { from: 'SHARED', to: 'REMOVED', by: ['member'] },
  { from: 'HIDDEN', to: 'REMOVED', by: ['member'] },
]);

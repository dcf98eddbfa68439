import { defineStates } from '../records/state-machine.ts';

/** States of a participation. DONE: nothing follows, such as a stamp or a quiz. */
export type JoinState = 'DONE' | 'APPLIED' | 'WAITLISTED' | 'WON' | 'LOST' | 'CANCELLED' | 'CLAIMED' | 'LAPSED';

/** States of a participation, and who moves it (decisions-venues §8). */
export const joinStates = defineStates<JoinState>([
  { from: 'APPLIED', to: 'CANCELLED', by: ['member'] },
  { from: 'WAITLISTED', to: 'CANCELLED', by: ['member'] },
  { from: 'WON', to: 'CANCELLED', by: ['member'] },
  { from: 'APPLIED', to: 'WON', by: ['server'] },
  { from: 'APPLIED', to: 'LOST', by: ['server'] },
  { from: 'APPLIED', to: 'WAITLISTED', by: ['server'] },
  { from: 'WAITLISTED', to: 'WON', by: ['server'] },
  { from: 'WAITLISTED', to: 'LOST', by: ['server'] },
  { from: 'WON', to: 'CLAIMED', by: ['member', 'operator'] },
  { from: 'WON', to: 'LAPSED', by: ['server'] },
]);

/** Participations that an event document still has to serve. */
export const openJoinStates = ['APPLIED', 'WAITLISTED', 'WON'] as const satisfies readonly JoinState[];

/** Days in which a prize must be claimed. */
export const CLAIM_DAYS = 14;

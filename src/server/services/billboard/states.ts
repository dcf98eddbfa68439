import { defineStates } from '../../../engine/index.ts';
import type { BillboardState } from '#schemas/calls/billboard/answers';

/** States of an application (decisions-venues §9). The server rejects what nobody approved in time. */
export const billboardStates = defineStates<BillboardState>([
  { from: 'REQUESTED', to: 'APPROVED', by: ['operator'] },
  { from: 'REQUESTED', to: 'REJECTED', by: ['operator', 'server'] },
  { from: 'REQUESTED', to: 'CANCELLED', by: ['member'] },
  { from: 'APPROVED', to: 'CANCELLED', by: ['member'] },
  { from: 'APPROVED', to: 'SHOWN', by: ['server'] },
]);

/** States that hold a place. */
export const heldStates = ['REQUESTED', 'APPROVED', 'SHOWN'] as const;
/** States before the time. */
export const openStates = ['REQUESTED', 'APPROVED'] as const;

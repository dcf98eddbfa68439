import { defineStates } from '../../../engine/index.ts';
import type { InquiryState } from '#schemas/calls/cscenter/answers';

/** States of an inquiry (decisions-members §6). A member reopens once. */
export const inquiryMachine = defineStates<InquiryState>([
  { from: 'RECEIVED', to: 'ASSIGNED', by: ['operator'] },
  { from: 'RECEIVED', to: 'CANCELLED', by: ['member'] },
  { from: 'ASSIGNED', to: 'ANSWERED', by: ['operator'] },
  { from: 'REOPENED', to: 'ANSWERED', by: ['operator'] },
  { from: 'ANSWERED', to: 'REOPENED', by: ['member'] },
  { from: 'ANSWERED', to: 'CLOSED', by: ['server'] },
]);

/** States that wait for an answer. */
export const openStates = ['RECEIVED', 'ASSIGNED', 'REOPENED'] as const;

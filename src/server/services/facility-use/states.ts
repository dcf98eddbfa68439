import { defineStates } from '../../../engine/index.ts';
import type { FacilityUseState } from '../../core/storage/on-site-tables.ts';

/** States of a use. Devices and operators take things back. */
export const facilityUseStates = defineStates<FacilityUseState>([
  { from: 'OPEN', to: 'OVERDUE', by: ['server'] },
  { from: 'OPEN', to: 'DONE', by: ['device', 'operator'] },
  { from: 'OVERDUE', to: 'DONE', by: ['device', 'operator'] },
]);

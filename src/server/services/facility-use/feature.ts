import type { Feature } from '../../core/feature.ts';
import { registerFacilityUse } from './routes.ts';
import { registerUseBoard } from './console.ts';
import { remindOfUses } from './jobs.ts';
import { facilityUseMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: facilityUseMemberData,
  visitors: registerFacilityUse,
  console: registerUseBoard,
  jobs: remindOfUses,
};

import type { Feature } from '../../core/feature.ts';
import { registerBoardingDesk } from './console.ts';
import { registerDisabledBoarding } from './routes.ts';
import { disabledBoardingMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: disabledBoardingMemberData,
  visitors: registerDisabledBoarding,
  console: registerBoardingDesk,
};

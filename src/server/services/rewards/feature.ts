import type { Feature } from '../../core/feature.ts';
import { rewardsMemberData } from './member-data.ts';
import { registerRewards } from './routes.ts';

export const feature: Feature = { memberData: rewardsMemberData, visitors: registerRewards };

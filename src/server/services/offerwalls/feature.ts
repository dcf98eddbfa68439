import type { Feature } from '../../core/feature.ts';
import { registerRewardDesk } from './console.ts';
import { registerOfferwallHooks } from './hooks.ts';
import { runOfferwallJobs } from './jobs.ts';
import { offerwallsMemberData } from './member-data.ts';
import { registerOfferwalls } from './routes.ts';

export const feature: Feature = {
  memberData: offerwallsMemberData,
  visitors: registerOfferwalls,
  operations: registerOfferwallHooks,
  console: registerRewardDesk,
  jobs: runOfferwallJobs,
};

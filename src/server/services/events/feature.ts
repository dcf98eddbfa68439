import type { Feature } from '../../core/feature.ts';
import { registerEventDesk } from './console.ts';
import { registerEvents } from './routes.ts';
import { runEventJobs } from './jobs.ts';
import { eventsMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: eventsMemberData,
  visitors: registerEvents,
  console: registerEventDesk,
  jobs: runEventJobs,
};

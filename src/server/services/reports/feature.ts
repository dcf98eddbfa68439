import type { Feature } from '../../core/feature.ts';
import { registerReviewDesk } from './console.ts';
import { makeReports } from './jobs.ts';
import { reportsMemberData } from './member-data.ts';
import { registerReports } from './routes.ts';

export const feature: Feature = {
  memberData: reportsMemberData,
  visitors: registerReports,
  console: registerReviewDesk,
  jobs: makeReports,
};

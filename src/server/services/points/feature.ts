import type { Feature } from '../../core/feature.ts';
import { runPointJobs } from './jobs.ts';
import { pointsMemberData } from './member-data.ts';
import { registerPoints } from './routes.ts';

export const feature: Feature = { memberData: pointsMemberData, visitors: registerPoints, jobs: runPointJobs };

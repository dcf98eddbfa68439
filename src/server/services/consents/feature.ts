import type { Feature } from '../../core/feature.ts';
import { runConsentJobs } from './jobs.ts';
import { memberData } from './member-data.ts';
import { registerConsents } from './routes.ts';

export const feature: Feature = { visitors: registerConsents, jobs: runConsentJobs, memberData };

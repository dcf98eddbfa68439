import type { Feature } from '../../core/feature.ts';
import { runPrivacyJobs } from './jobs.ts';
import { registerPrivacyDesk } from './routes.ts';

export const feature: Feature = { console: registerPrivacyDesk, jobs: runPrivacyJobs };

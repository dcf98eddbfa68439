import type { Feature } from '../../core/feature.ts';
import { runEventJobs } from '../events/jobs.ts';

export const feature: Feature = { audience: 'operations', register: runEventJobs };

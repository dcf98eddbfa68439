import type { Feature } from '../../core/feature.ts';
import { registerEvents } from './routes.ts';
import { runEventJobs } from './jobs.ts';

export const feature: Feature = { visitors: registerEvents, jobs: runEventJobs };

import type { Feature } from '../../core/feature.ts';
import { registerEventDesk } from './console.ts';
import { registerEvents } from './routes.ts';
import { runEventJobs } from './jobs.ts';

export const feature: Feature = { visitors: registerEvents, console: registerEventDesk, jobs: runEventJobs };

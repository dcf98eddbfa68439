import type { Feature } from '../../feature.ts';
import { runEventJobs } from './routes.ts';

export const feature: Feature = { audience: 'operations', register: runEventJobs };

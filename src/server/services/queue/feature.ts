import type { Feature } from '../../core/feature.ts';
import { registerQueue } from './routes.ts';
import { callQueues } from './jobs.ts';

export const feature: Feature = { visitors: registerQueue, jobs: callQueues };

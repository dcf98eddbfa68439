import type { Feature } from '../../core/feature.ts';
import { callQueues } from '../queue/jobs.ts';

export const feature: Feature = { audience: 'operations', register: callQueues };

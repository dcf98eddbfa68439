import type { Feature } from '../../feature.ts';
import { callQueues } from './routes.ts';

export const feature: Feature = { audience: 'operations', register: callQueues };

import type { Feature } from '../../feature.ts';
import { pollParkStates } from './routes.ts';

export const feature: Feature = { audience: 'operations', register: pollParkStates };

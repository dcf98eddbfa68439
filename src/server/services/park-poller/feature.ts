import type { Feature } from '../../core/feature.ts';
import { pollParkStates } from '../park-state/jobs.ts';

export const feature: Feature = { audience: 'operations', register: pollParkStates };

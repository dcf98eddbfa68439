import type { Feature } from '../../core/feature.ts';
import { registerParkCalls } from './calls.ts';

export const feature: Feature = { audience: 'visitors', register: registerParkCalls };

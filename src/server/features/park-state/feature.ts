import type { Feature } from '../../feature.ts';
import { registerParkCalls } from './calls.ts';

export const feature: Feature = { audience: 'visitors', register: registerParkCalls };

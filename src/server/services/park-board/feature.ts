import type { Feature } from '../../core/feature.ts';
import { registerParkState } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerParkState };

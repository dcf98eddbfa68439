import type { Feature } from '../../feature.ts';
import { registerParkState } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerParkState };

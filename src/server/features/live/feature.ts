import type { Feature } from '../../feature.ts';
import { registerLive } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerLive };

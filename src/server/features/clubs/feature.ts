import type { Feature } from '../../feature.ts';
import { registerClubs } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerClubs };

import type { Feature } from '../../feature.ts';
import { registerPoints } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerPoints };

import type { Feature } from '../../feature.ts';
import { registerCuration } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerCuration };

import type { Feature } from '../../feature.ts';
import { registerEvents } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerEvents };

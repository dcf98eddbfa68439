import type { Feature } from '../../core/feature.ts';
import { registerEvents } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerEvents };

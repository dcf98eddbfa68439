import type { Feature } from '../../core/feature.ts';
import { registerQueue } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerQueue };

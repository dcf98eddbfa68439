import type { Feature } from '../../feature.ts';
import { registerShareImages } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerShareImages };

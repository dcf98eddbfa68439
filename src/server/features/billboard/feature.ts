import type { Feature } from '../../feature.ts';
import { registerBillboard } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerBillboard };

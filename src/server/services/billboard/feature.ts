import type { Feature } from '../../core/feature.ts';
import { registerBillboard } from './routes.ts';

export const feature: Feature = { visitors: registerBillboard };

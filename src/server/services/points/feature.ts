import type { Feature } from '../../core/feature.ts';
import { registerPoints } from './routes.ts';

export const feature: Feature = { visitors: registerPoints };

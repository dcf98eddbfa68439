import type { Feature } from '../../core/feature.ts';
import { registerShareImages } from './routes.ts';

export const feature: Feature = { visitors: registerShareImages };

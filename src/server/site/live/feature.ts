import type { Feature } from '../../core/feature.ts';
import { registerLive } from './routes.ts';

export const feature: Feature = { visitors: registerLive };

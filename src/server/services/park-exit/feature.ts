import type { Feature } from '../../core/feature.ts';
import { registerParkExit } from './routes.ts';

export const feature: Feature = { visitors: registerParkExit };

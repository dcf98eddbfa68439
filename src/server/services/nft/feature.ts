import type { Feature } from '../../core/feature.ts';
import { registerNft } from './routes.ts';

export const feature: Feature = { visitors: registerNft };

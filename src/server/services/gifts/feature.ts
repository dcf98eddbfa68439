import type { Feature } from '../../core/feature.ts';
import { registerGifts } from './routes.ts';

export const feature: Feature = { visitors: registerGifts };

import type { Feature } from '../../core/feature.ts';
import { registerPictures } from './routes.ts';

export const feature: Feature = { visitors: registerPictures };

import type { Feature } from '../../feature.ts';
import { registerPictures } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerPictures };

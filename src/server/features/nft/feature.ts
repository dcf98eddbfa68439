import type { Feature } from '../../feature.ts';
import { registerNft } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerNft };

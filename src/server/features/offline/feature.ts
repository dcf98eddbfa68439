import type { Feature } from '../../feature.ts';
import { registerOffline } from './routes.ts';

export const feature: Feature = { audience: 'delivery', register: registerOffline };

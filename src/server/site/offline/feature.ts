import type { Feature } from '../../core/feature.ts';
import { registerOffline } from './routes.ts';

export const feature: Feature = { delivery: registerOffline };

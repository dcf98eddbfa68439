import type { Feature } from '../../core/feature.ts';
import { registerRecovery } from './routes.ts';

export const feature: Feature = { visitors: registerRecovery };

import type { Feature } from '../../core/feature.ts';
import { registerShares } from './routes.ts';

export const feature: Feature = { visitors: registerShares };

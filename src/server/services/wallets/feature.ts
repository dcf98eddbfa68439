import type { Feature } from '../../core/feature.ts';
import { registerWallets } from './routes.ts';

export const feature: Feature = { visitors: registerWallets };

import type { Feature } from '../../core/feature.ts';
import { registerAccounts } from './routes.ts';

export const feature: Feature = { visitors: registerAccounts };

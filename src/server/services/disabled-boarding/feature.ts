import type { Feature } from '../../core/feature.ts';
import { registerDisabledBoarding } from './routes.ts';

export const feature: Feature = { visitors: registerDisabledBoarding };

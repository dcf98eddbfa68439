import type { Feature } from '../../feature.ts';
import { registerDisabledBoarding } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerDisabledBoarding };

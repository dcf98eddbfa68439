import type { Feature } from '../../core/feature.ts';
import { registerBoardingDesk } from './console.ts';
import { registerDisabledBoarding } from './routes.ts';

export const feature: Feature = { visitors: registerDisabledBoarding, console: registerBoardingDesk };

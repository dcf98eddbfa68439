import type { Feature } from '../../core/feature.ts';
import { registerDayPasses } from './routes.ts';

export const feature: Feature = { visitors: registerDayPasses };

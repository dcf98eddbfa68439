import type { Feature } from '../../core/feature.ts';
import { registerOpenSource } from './routes.ts';

export const feature: Feature = { visitors: registerOpenSource };

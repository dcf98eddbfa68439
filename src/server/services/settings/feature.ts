import type { Feature } from '../../core/feature.ts';
import { registerSettings } from './routes.ts';

export const feature: Feature = { visitors: registerSettings };

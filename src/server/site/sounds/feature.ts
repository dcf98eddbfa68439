import type { Feature } from '../../core/feature.ts';
import { registerSounds } from './routes.ts';

export const feature: Feature = { visitors: registerSounds };

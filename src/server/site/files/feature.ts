import type { Feature } from '../../core/feature.ts';
import { registerFiles } from './routes.ts';

export const feature: Feature = { visitors: registerFiles };

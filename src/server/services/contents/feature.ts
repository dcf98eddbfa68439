import type { Feature } from '../../core/feature.ts';
import { registerContents } from './routes.ts';

export const feature: Feature = { visitors: registerContents };

import type { Feature } from '../../core/feature.ts';
import { registerSiteFiles } from './routes.ts';

export const feature: Feature = { visitors: registerSiteFiles };

import type { Feature } from '../../core/feature.ts';
import { provideArtRasters, registerArtRasters } from './routes.ts';

export const feature: Feature = { prepare: provideArtRasters, visitors: registerArtRasters };

import type { Feature } from '../../core/feature.ts';
import { provideArtRasters, registerArtRasters } from './routes.ts';

export const feature: Feature = { audience: 'visitors', prepare: provideArtRasters, register: registerArtRasters };

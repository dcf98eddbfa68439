import type { Feature } from '../../feature.ts';
import { provideArtRasters, registerArtRasters } from './routes.ts';

export const feature: Feature = { audience: 'visitors', prepare: provideArtRasters, register: registerArtRasters };

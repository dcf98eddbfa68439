import type { Feature } from '../../feature.ts';
import { registerSounds } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerSounds };

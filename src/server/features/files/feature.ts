import type { Feature } from '../../feature.ts';
import { registerFiles } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerFiles };

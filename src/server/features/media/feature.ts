import type { Feature } from '../../feature.ts';
import { registerMedia } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerMedia };

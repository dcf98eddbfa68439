import type { Feature } from '../../feature.ts';
import { registerPublishing } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerPublishing };

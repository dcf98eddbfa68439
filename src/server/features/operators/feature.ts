import type { Feature } from '../../feature.ts';
import { registerOperators } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerOperators };

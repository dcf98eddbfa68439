import type { Feature } from '../../feature.ts';
import { registerUseBoard } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerUseBoard };

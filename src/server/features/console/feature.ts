import type { Feature } from '../../feature.ts';
import { registerConsole } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerConsole };

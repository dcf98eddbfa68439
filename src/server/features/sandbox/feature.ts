import type { Feature } from '../../feature.ts';
import { registerSandbox } from './routes.ts';

export const feature: Feature = { audience: 'sandbox', register: registerSandbox };

import type { Feature } from '../../feature.ts';
import { registerHealth } from './routes.ts';

export const feature: Feature = { audience: 'operations', register: registerHealth };

import type { Feature } from '../../feature.ts';
import { registerContents } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerContents };

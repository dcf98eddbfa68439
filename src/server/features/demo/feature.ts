import type { Feature } from '../../feature.ts';
import { registerDemo } from './demo-members.ts';

export const feature: Feature = { audience: 'sandbox', register: registerDemo };

import type { Feature } from '../../core/feature.ts';
import { registerUseBoard } from '../facility-use/console.ts';

export const feature: Feature = { audience: 'console', register: registerUseBoard };

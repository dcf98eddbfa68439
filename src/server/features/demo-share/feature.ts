import type { Feature } from '../../feature.ts';
import { registerDemoShare } from './demo-share.ts';

export const feature: Feature = { audience: 'sandbox', register: registerDemoShare };

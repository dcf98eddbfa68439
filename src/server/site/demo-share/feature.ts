import type { Feature } from '../../core/feature.ts';
import { registerDemoShare } from './demo-share.ts';

export const feature: Feature = { sandbox: registerDemoShare };

import type { Feature } from '../../core/feature.ts';
import { registerDemo } from './demo-members.ts';

export const feature: Feature = { sandbox: registerDemo };

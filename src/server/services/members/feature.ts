import type { Feature } from '../../core/feature.ts';
import { registerMembers } from './routes.ts';

export const feature: Feature = { visitors: registerMembers };

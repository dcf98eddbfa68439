import type { Feature } from '../../feature.ts';
import { registerMembers } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerMembers };

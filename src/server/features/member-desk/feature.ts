import type { Feature } from '../../feature.ts';
import { registerMemberDesk } from './routes.ts';

export const feature: Feature = { audience: 'console', register: registerMemberDesk };

import type { Feature } from '../../core/feature.ts';
import { registerMemberDesk } from './routes.ts';

export const feature: Feature = { console: registerMemberDesk };

import type { Feature } from '../../feature.ts';
import { remindOfUses } from './routes.ts';

export const feature: Feature = { audience: 'operations', register: remindOfUses };

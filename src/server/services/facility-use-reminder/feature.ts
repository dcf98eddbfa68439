import type { Feature } from '../../core/feature.ts';
import { remindOfUses } from '../facility-use/jobs.ts';

export const feature: Feature = { audience: 'operations', register: remindOfUses };

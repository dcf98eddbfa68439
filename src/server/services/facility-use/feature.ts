import type { Feature } from '../../core/feature.ts';
import { registerFacilityUse } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerFacilityUse };

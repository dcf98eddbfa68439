import type { Feature } from '../../feature.ts';
import { registerFacilityUse } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerFacilityUse };

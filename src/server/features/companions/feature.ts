import { noLending } from '../../records/lending.ts';
import type { Feature } from '../../feature.ts';
import { relationRoutes } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: relationRoutes(noLending) };

import type { Feature } from '../../core/feature.ts';
import { registerPoints } from './routes.ts';
import { pointsMemberData } from './member-data.ts';

export const feature: Feature = { memberData: pointsMemberData, visitors: registerPoints };

import type { Feature } from '../../core/feature.ts';
import { dayPassesMemberData } from './member-data.ts';
import { registerDayPasses } from './routes.ts';

export const feature: Feature = { visitors: registerDayPasses, memberData: dayPassesMemberData };

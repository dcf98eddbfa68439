import type { Feature } from '../../core/feature.ts';
import { registerPartnerCards } from './routes.ts';
import { partnerCardsMemberData } from './member-data.ts';

export const feature: Feature = { memberData: partnerCardsMemberData, visitors: registerPartnerCards };

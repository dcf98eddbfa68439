import type { Feature } from '../../core/feature.ts';
import { registerPartnerCards } from './routes.ts';

export const feature: Feature = { visitors: registerPartnerCards };

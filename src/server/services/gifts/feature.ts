import type { Feature } from '../../core/feature.ts';
import { registerGifts } from './routes.ts';
import { giftsMemberData } from './member-data.ts';

export const feature: Feature = { memberData: giftsMemberData, visitors: registerGifts };

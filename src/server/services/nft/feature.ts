import type { Feature } from '../../core/feature.ts';
import { registerNft } from './routes.ts';
import { nftMemberData } from './member-data.ts';

export const feature: Feature = { memberData: nftMemberData, visitors: registerNft };

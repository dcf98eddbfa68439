import type { Feature } from '../../core/feature.ts';
import { registerBillboardDesk } from './console.ts';
import { registerBillboard } from './routes.ts';
import { billboardMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: billboardMemberData,
  visitors: registerBillboard,
  console: registerBillboardDesk,
};

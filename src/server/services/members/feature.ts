import type { Feature } from '../../core/feature.ts';
import { registerMembers } from './routes.ts';
import { membersMemberData } from './member-data.ts';

export const feature: Feature = { memberData: membersMemberData, visitors: registerMembers };

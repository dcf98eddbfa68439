import type { Feature } from '../../core/feature.ts';
import { registerAccounts } from './routes.ts';
import { accountsMemberData } from './member-data.ts';

export const feature: Feature = { memberData: accountsMemberData, visitors: registerAccounts };

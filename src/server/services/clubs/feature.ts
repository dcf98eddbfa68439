import type { Feature } from '../../core/feature.ts';
import { registerClubDesk } from './console.ts';
import { registerClubs } from './routes.ts';
import { clubsMemberData } from './member-data.ts';

export const feature: Feature = { memberData: clubsMemberData, visitors: registerClubs, console: registerClubDesk };

import type { Feature } from '../../core/feature.ts';
import { registerClubDesk } from './console.ts';
import { registerClubs } from './routes.ts';

export const feature: Feature = { visitors: registerClubs, console: registerClubDesk };

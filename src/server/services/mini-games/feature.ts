import type { Feature } from '../../core/feature.ts';
import { registerGameDesk } from './console.ts';
import { registerMiniGames } from './routes.ts';
import { miniGamesMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: miniGamesMemberData,
  visitors: registerMiniGames,
  console: registerGameDesk,
};

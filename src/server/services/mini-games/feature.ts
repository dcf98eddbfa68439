import type { Feature } from '../../core/feature.ts';
import { registerGameDesk } from './console.ts';
import { registerMiniGames } from './routes.ts';

export const feature: Feature = { visitors: registerMiniGames, console: registerGameDesk };

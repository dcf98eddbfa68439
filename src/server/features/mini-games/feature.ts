import type { Feature } from '../../feature.ts';
import { registerMiniGames } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerMiniGames };

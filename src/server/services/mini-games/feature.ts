import type { Feature } from '../../core/feature.ts';
import { registerMiniGames } from './routes.ts';

export const feature: Feature = { visitors: registerMiniGames };

import type { Feature } from '../../core/feature.ts';
import { registerOperators } from './routes.ts';

export const feature: Feature = { console: registerOperators };

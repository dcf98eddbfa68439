import type { Feature } from '../../core/feature.ts';
import { registerConsole } from './routes.ts';

export const feature: Feature = { console: registerConsole };

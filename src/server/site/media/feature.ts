import type { Feature } from '../../core/feature.ts';
import { registerMedia } from './routes.ts';

export const feature: Feature = { console: registerMedia };

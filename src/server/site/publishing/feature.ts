import type { Feature } from '../../core/feature.ts';
import { registerPublishing } from './routes.ts';

export const feature: Feature = { console: registerPublishing };

import type { Feature } from '../../core/feature.ts';
import { registerHealth } from './routes.ts';

export const feature: Feature = { operations: registerHealth };

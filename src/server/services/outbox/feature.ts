import type { Feature } from '../../core/feature.ts';
import { runOutbox } from './jobs.ts';

export const feature: Feature = { jobs: runOutbox };

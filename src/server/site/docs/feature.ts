import type { Feature } from '../../core/feature.ts';
import { registerDocs } from './routes.ts';

export const feature: Feature = { operations: registerDocs };

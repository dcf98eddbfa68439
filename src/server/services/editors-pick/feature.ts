import type { Feature } from '../../core/feature.ts';
import { registerEditorsPick } from './routes.ts';

export const feature: Feature = { visitors: registerEditorsPick };

import type { Feature } from '../../feature.ts';
import { registerEditorsPick } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerEditorsPick };

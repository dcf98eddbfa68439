import type { Feature } from '../../core/feature.ts';
import { decorateFonts, registerFonts } from './routes.ts';

export const feature: Feature = { audience: 'visitors', prepare: decorateFonts, register: registerFonts };

import type { Feature } from '../../feature.ts';
import { decorateFonts, registerFonts } from './routes.ts';

export const feature: Feature = { audience: 'visitors', prepare: decorateFonts, register: registerFonts };

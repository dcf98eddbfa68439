import type { Feature } from '../../core/feature.ts';
import { decorateFonts, registerFonts } from './routes.ts';

export const feature: Feature = { prepare: decorateFonts, visitors: registerFonts };

import type { Feature } from '../../core/feature.ts';
import { registerBillboardDesk } from './console.ts';
import { registerBillboard } from './routes.ts';

export const feature: Feature = { visitors: registerBillboard, console: registerBillboardDesk };

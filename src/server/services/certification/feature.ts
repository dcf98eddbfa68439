import type { Feature } from '../../core/feature.ts';
import { registerCertification } from './routes.ts';

export const feature: Feature = { visitors: registerCertification };

import type { Feature } from '../../core/feature.ts';
import { registerCertification, registerLinks } from './routes.ts';

export const feature: Feature = { visitors: registerCertification, console: registerLinks };

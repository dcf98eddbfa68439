import type { Feature } from '../../core/feature.ts';
import { registerPrivacyDesk } from './routes.ts';

export const feature: Feature = { console: registerPrivacyDesk };

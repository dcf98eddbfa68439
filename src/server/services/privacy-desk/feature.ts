import type { Feature } from '../../core/feature.ts';
import { runLookUpReports } from './jobs.ts';
import { registerPrivacyDesk } from './routes.ts';

export const feature: Feature = { console: registerPrivacyDesk, jobs: runLookUpReports };

import type { Feature } from '../../core/feature.ts';
import { runWithdrawer } from './jobs.ts';
import { registerWithdrawal } from './routes.ts';

export const feature: Feature = { visitors: registerWithdrawal, jobs: runWithdrawer };

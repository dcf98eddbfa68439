import type { Feature } from '../../core/feature.ts';
import { forgetMessages } from './jobs.ts';
import { registerWebhooks } from './routes.ts';

export const feature: Feature = { operations: registerWebhooks, jobs: forgetMessages };

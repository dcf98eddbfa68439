import type { Feature } from '../../core/feature.ts';
import { answerWithPass, registerPreviews } from './routes.ts';

export const feature: Feature = { audience: 'console', prepare: answerWithPass, register: registerPreviews };

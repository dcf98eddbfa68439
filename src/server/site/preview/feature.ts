import type { Feature } from '../../core/feature.ts';
import { answerWithPass, registerPreviews } from './routes.ts';

export const feature: Feature = { prepare: answerWithPass, console: registerPreviews };

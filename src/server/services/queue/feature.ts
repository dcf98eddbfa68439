import type { Feature } from '../../core/feature.ts';
import { registerQueueBoard } from './board/routes.ts';
import { registerQueue } from './routes.ts';
import { callQueues } from './jobs.ts';

export const feature: Feature = { visitors: registerQueue, console: registerQueueBoard, jobs: callQueues };

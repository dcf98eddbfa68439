import type { Feature } from '../../core/feature.ts';
import { registerQueueBoard } from './board/routes.ts';
import { registerQueue } from './routes.ts';
import { callQueues } from './jobs.ts';
import { queueMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: queueMemberData,
  visitors: registerQueue,
  console: registerQueueBoard,
  jobs: callQueues,
};

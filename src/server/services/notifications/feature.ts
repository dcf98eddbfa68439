import type { Feature } from '../../core/feature.ts';
import { runNotificationJobs } from './jobs.ts';
import { notificationsMemberData } from './member-data.ts';
import { registerNotifications } from './routes.ts';

export const feature: Feature = {
  visitors: registerNotifications,
  jobs: runNotificationJobs,
  memberData: notificationsMemberData,
};

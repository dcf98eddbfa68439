import type { FastifyPluginAsync } from 'fastify';
import { HOUR_MS } from '../../core/durations.ts';
import { forgetNotifications } from './retention.ts';

/** Deletes what is old every hour. */
export const runNotificationJobs: FastifyPluginAsync = async (app) => {
  const warn = (error: unknown): void => app.log.warn({ err: error }, 'old notifications could not be deleted');
  let hourly: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    hourly = setInterval(() => void forgetNotifications(app.context).catch(warn), HOUR_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(hourly));
};

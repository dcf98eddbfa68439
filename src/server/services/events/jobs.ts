import type { FastifyPluginAsync } from 'fastify';
import { AttendanceReminder } from './attendance-reminder.ts';
import { EventSettler } from './event-settler.ts';

/** Draws, lapses and reminders of events while no other process does them. */
export const runEventJobs: FastifyPluginAsync = async (app) => {
  const jobs = [
    new EventSettler(app.context, (error) => app.log.warn({ err: error }, 'events could not be settled')),
    new AttendanceReminder(app.context, (error) => app.log.warn({ err: error }, 'a member could not be reminded')),
  ];
  app.addHook('onReady', async () => jobs.forEach((job) => job.start()));
  app.addHook('preClose', async () => void (await Promise.all(jobs.map((job) => job.close()))));
};

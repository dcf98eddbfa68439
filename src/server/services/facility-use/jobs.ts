import type { FastifyPluginAsync } from 'fastify';
import { Reminder } from './reminder.ts';

/** Reminds members of what they must return while no other process does. */
export const remindOfUses: FastifyPluginAsync = async (app) => {
  const reminder = new Reminder(app.context, (error) => app.log.warn({ err: error }, 'a use could not be reminded of'));
  app.addHook('onReady', async () => reminder.start());
  app.addHook('preClose', () => reminder.close());
};

import type { FastifyPluginAsync } from 'fastify';
import { SomKeeper } from './keeper.ts';

/** Expires Som, tells members before, and proves the accounts, while no other process does. */
export const runPointJobs: FastifyPluginAsync = async (app) => {
  const job = new SomKeeper(app.context, {
    warn: (error) => app.log.warn({ err: error }, 'Som could not expire'),
    alarm: ({ balance, postings, lots }) =>
      app.log.error(
        { balance, postings, lots },
        'a balance of Som is not the sum of its entries; the account is frozen',
      ),
  });
  app.addHook('onReady', async () => job.start());
  app.addHook('preClose', () => job.close());
};

import type { FastifyPluginAsync } from 'fastify';
import { hasOwnRole } from '../../core/storage/apart.ts';
import { Withdrawer } from './withdrawer.ts';

/** Withdraws members whose days to come back have passed, in one process at a time. */
export const runWithdrawer: FastifyPluginAsync = async (app) => {
  const job = new Withdrawer(app, (error) => app.log.warn({ err: error }, 'a member could not be withdrawn'));
  app.addHook('onReady', async () => {
    if (app.store.kind === 'postgres' && !(await hasOwnRole(app.store.db)))
      app.log.warn('the records of withdrawn members are in the schema "apart" without a role of its own');
    job.start();
  });
  app.addHook('preClose', () => job.close());
};

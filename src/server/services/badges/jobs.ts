import type { FastifyPluginAsync } from 'fastify';
import { NightlyJudge } from './nightly-judge.ts';

/** Judges facts again each night while no other process does. */
export const runBadgeJobs: FastifyPluginAsync = async (app) => {
  const job = new NightlyJudge(app.context, (error) =>
    app.log.warn({ err: error }, 'the facts of a member could not be judged'),
  );
  app.addHook('onReady', async () => job.start());
  app.addHook('preClose', () => job.close());
};

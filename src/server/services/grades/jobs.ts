import type { FastifyPluginAsync } from 'fastify';
import { GradeJudge } from './grade-judge.ts';

/** Judges grades whose months are over while no other process does. */
export const runGradeJobs: FastifyPluginAsync = async (app) => {
  const job = new GradeJudge(app.context, (error) =>
    app.log.warn({ err: error }, 'the grade of a member could not be judged'),
  );
  app.addHook('onReady', async () => job.start());
  app.addHook('preClose', () => job.close());
};

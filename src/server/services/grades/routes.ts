import type { FastifyPluginAsync } from 'fastify';
import { readGradeScore } from '#schemas/calls/grades/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { readScore } from './read-score.ts';

/** Registers the call that reads the score of a member. */
export const registerGrades: FastifyPluginAsync = async (app) => {
  handleCall(app, readGradeScore, ({ session, locale, db, query }) =>
    readScore(db, app.context, {
      member: session,
      locale,
      page: pageOf(query),
      months: query.months === undefined ? undefined : Number(query.months),
    }),
  );
};

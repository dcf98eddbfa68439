import type { FastifyPluginAsync } from 'fastify';
import { codeLists } from '#schemas/code-lists';
import { pointHistoryAnswer, pointHistoryQuery, type PointHistoryQuery } from '#schemas/guard-answers.schema';
import { askedLocale } from '../../read-viewer.ts';
import { memberCall } from '../../session/account-call.ts';
import { readHistory } from './history.ts';

/** What came to a member's Som and what went (7.6). The balance is in the members' drawer. */
export const registerPoints: FastifyPluginAsync = async (app) => {
  memberCall<undefined, PointHistoryQuery>(app, {
    method: 'GET', url: '/api/v1/iam/point/my-point-history', tag: 'points', summary: 'Read the history of the own Som', writes: false, query: pointHistoryQuery, data: pointHistoryAnswer,
    run: ({ session, query, request }) => {
      const { prepared, snapshot } = app.live.current;
      return readHistory(app.sessions.store.db, { member: session.uid, query, now: app.desk.now(), reasons: prepared.documents['code-list'].get(codeLists.somReason), locale: askedLocale(request, snapshot) });
    },
  });
};

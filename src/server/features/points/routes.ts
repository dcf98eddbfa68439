import type { FastifyPluginAsync } from 'fastify';
import { readPointHistory } from '#schemas/calls/points.calls';
import { codeLists } from '#schemas/code-lists';
import { askedLocale } from '../../viewer/read-viewer.ts';
import { handleCall } from '../../session/handle-call.ts';
import { readHistory } from './history.ts';

/** Registers the history of a member's Som (7.6). The members feature reads the balance. */
export const registerPoints: FastifyPluginAsync = async (app) => {
  handleCall(app, readPointHistory, ({ session, query, request }) => {
    const { prepared, snapshot } = app.live.current;
    return readHistory(app.sessions.store.db, { member: session.uid, query, now: app.desk.now(), reasons: prepared.documents['code-list'].get(codeLists.somReason), locale: askedLocale(request, snapshot) });
  });
};

import type { FastifyPluginAsync } from 'fastify';
import { decidePassRequest, listPassRequests } from '#schemas/calls/pocket/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { decidePass, readPassRequests } from './pass-requests.ts';

/** Registers requests to show a companion's season pass in the own pocket. */
export const registerPassRequests: FastifyPluginAsync = async (app) => {
  handleCall(app, listPassRequests, async (input) => {
    const { session, venue, locale } = input;
    return { requestList: await readPassRequests(app, app.store.db, session.uid, { park: venue, locale }) };
  });
  handleCall(app, decidePassRequest, ({ member, body, once }) =>
    answerOf(once, (tx) => decidePass(tx, app, member, { requestId: body.requestId, to: body.processStatus })),
  );
};

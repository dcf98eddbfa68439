import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/cscenter/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { ask, cancel, reopen } from './ask.ts';
import { listOwnInquiries, readOwnInquiry } from './views.ts';

/** Registers the inquiries of members. */
export const registerInquiries: FastifyPluginAsync = async (app) => {
  const { context } = app;
  handleCall(app, calls.listInquiries, async ({ db, member, locale, query }) => {
    const { rows, totalCnt } = await listOwnInquiries(db, context, {
      member,
      locale,
      page: pageOf(query),
      stateCd: query.stateCd,
    });
    return { list: rows, totalCnt };
  });
  handleCall(app, calls.readInquiry, ({ db, member, locale, params: { vocId = '' } }) =>
    readOwnInquiry(db, context, { member, id: vocId }, locale),
  );
  handleCall(app, calls.askInquiry, ({ member, venue, locale, body, once }) =>
    answerOf(once, async (tx) => {
      const { id, state } = await ask(tx, context, { member, venue, locale }, body);
      return { vocId: id, statusCd: state };
    }),
  );
  handleCall(app, calls.reopenInquiry, ({ member, params: { vocId = '' }, body, once }) =>
    answerOf(once, async (tx) => {
      await reopen(tx, context, { member, id: vocId }, body.text);
      return { vocId, statusCd: 'REOPENED' as const };
    }),
  );
  handleCall(app, calls.cancelInquiry, ({ member, params: { vocId = '' }, once }) =>
    answerOf(once, async (tx) => {
      await cancel(tx, context, { member, id: vocId });
      return { vocId, statusCd: 'CANCELLED' as const };
    }),
  );
};

import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/receipts/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { listReceipts, readReceipt } from './read-receipts.ts';

/** Registers the e-receipts of members. No call of a visitor makes one. */
export const registerReceipts: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.listReceipts, ({ member, locale, db, query }) =>
    listReceipts(db, app.context, { member, locale }, query),
  );
  handleCall(app, calls.readReceipt, ({ member, locale, db, params }) =>
    readReceipt(db, app.context, { member, locale }, params['dtlSchKey'] ?? ''),
  );
};

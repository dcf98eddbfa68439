import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/withdrawal/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { cancelWithdrawal } from '../accounts/index.ts';
import { childrenOf } from '../joins/index.ts';
import { exportMember } from './export-member.ts';
import { readCheck, readChildCheck, withdraw, withdrawChild } from './withdraw.ts';

/** Registers withdrawal, coming back, and the export of own data. */
export const registerWithdrawal: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.checkWithdrawal, ({ db, member }) => readCheck(app, db, member));
  handleCall(app, calls.withdraw, (input) => withdraw(app, input));
  handleCall(app, calls.readChildren, async ({ db, member }) => ({ childList: await childrenOf(app, db, member) }));
  handleCall(app, calls.checkChildWithdrawal, ({ db, member, query }) =>
    readChildCheck(app, db, member, query.childUid),
  );
  handleCall(app, calls.withdrawChild, (input) => withdrawChild(app, input));
  handleCall(app, calls.cancelWithdrawal, ({ request, body }) => cancelWithdrawal(app, request, body));
  handleCall(app, calls.exportOwnData, ({ db, member, locale }) => exportMember(app, db, { member, locale }));
};

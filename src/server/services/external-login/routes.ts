import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/external-login/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { clearSessionCookies } from '../../core/session/session-cookies.ts';
import { grant, readClientOf, readGrant, revoke } from './grants.ts';

/** Registers the consent to pass fields on to client sites, and its end. */
export const registerExternalLogin: FastifyPluginAsync = async (app) => {
  const { context } = app;
  handleCall(app, calls.readExternalGrant, ({ member, query, locale }) => readGrant(context, member, query, locale));
  handleCall(app, calls.grantExternal, ({ member, body, now, once }) =>
    answerOf(once, async (tx) => {
      await grant(tx, context, member, body, now);
      return true;
    }),
  );
  handleCall(app, calls.readClient, async ({ principal, query, locale }) =>
    readClientOf(context, query.clientId, principal.kind === 'member', locale),
  );
  handleCall(app, calls.revokeExternal, async ({ session, body, now, once, reply }) => {
    const answer = await answerOf(once, (tx) => revoke(tx, context, session, body.clientId, now));
    clearSessionCookies(reply, app.env);
    return answer;
  });
};

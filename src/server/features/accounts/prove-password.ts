import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../errors.ts';
import type { MemberCallInput } from '../../session/handle-call.ts';
import { renewSession, requirePage } from '../../session/renew-session.ts';
import { setSessionCookies } from '../../session/session-cookies.ts';
import { markProven, type SessionRow } from '../../session/sessions-store.ts';
import { accountOf, type Account } from './accounts-store.ts';
import { isPassword } from './passwords.ts';
import { rateLimitKeys, limitAttempt } from './rate-limit.ts';

/** Verifies the password of a logged-in member. Failures count across all calls; members without a resort account have no password. */
export const provePassword = async (app: FastifyInstance, request: FastifyRequest, { uid }: SessionRow, password: string): Promise<Account> => {
  const account = await accountOf(app.sessions.store.db, uid);
  const isRight = await limitAttempt(app, rateLimitKeys(app, request, 'password', uid), () => isPassword(account?.hash, password));
  if (!isRight || account === undefined) throw new HttpError('passwordWrong');
  return account;
};

/** Confirms the password before sensitive calls. The session gets new tokens. */
export const checkPassword = async (app: FastifyInstance, { session, body, request, reply, once }: MemberCallInput<{ readonly password: string }>): Promise<true> => {
  requirePage(session);
  await provePassword(app, request, session, body.password);
  const { answer, tokens } = await once(async (tx) => {
    const renewed = await renewSession(tx, app.sessions, session);
    await markProven(tx, session.login, app.sessions.now().toISOString());
    return { answer: true as const, tokens: renewed };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, app.sessions.now().getTime());
  return answer;
};

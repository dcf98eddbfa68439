import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#schemas/calls/accounts/calls';
import { HttpError } from '../../core/errors.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { renewSession, requirePage } from '../../core/session/renew-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { markProven, type SessionRow } from '../../core/session/sessions-store.ts';
import { accountOf, type Account } from './accounts-store.ts';
import { verifyPassword } from './passwords.ts';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import type { Db } from '../../core/storage/tables.ts';

/** Verifies the password of an account. Returns the account with its current hash, or undefined if the password is wrong. */
export const verifyAccount = async (
  db: Db,
  account: Account | undefined,
  password: string,
): Promise<Account | undefined> => {
  const { isRight, renewed } = await verifyPassword(account?.hash, password);
  if (!isRight || account === undefined) return undefined;
  if (renewed === undefined) return account;
  const { numUpdatedRows } = await db
    .updateTable('credentials')
    .set({ hash: renewed })
    .where('member', '=', account.uid)
    .where('hash', '=', account.hash)
    .executeTakeFirst();
  // Otherwise the password was changed in the meantime: with the old hash, nothing begins.
  return numUpdatedRows === 1n ? { ...account, hash: renewed } : account;
};

/** Verifies the password of a logged-in member. Failures count across all calls; members without a resort account have no password. */
export const provePassword = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { uid }: SessionRow,
  password: string,
): Promise<Account> => {
  const { db } = app.store;
  let account: Account | undefined;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, calls.checkPassword.limit.name, uid),
    async () => (account = await verifyAccount(db, await accountOf(db, uid), password)) !== undefined,
  );
  if (account === undefined) throw new HttpError('passwordWrong');
  return account;
};

/** Confirms the password before sensitive calls. The session gets new tokens. */
export const checkPassword = async (
  app: FastifyInstance,
  { session, body, request, reply, once }: MemberCallInput<{ readonly password: string }>,
): Promise<true> => {
  requirePage(session);
  await provePassword(app, request, session, body.password);
  const { answer, tokens } = await once(async (tx) => {
    const renewed = await renewSession(tx, app.context, session);
    await markProven(tx, session.login, app.clock.now().toISOString());
    return { answer: true as const, tokens: renewed };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, app.clock.now().getTime());
  return answer;
};

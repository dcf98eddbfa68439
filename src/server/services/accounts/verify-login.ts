import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logIn } from '#schemas/calls/accounts/calls';
import type { LoginBody } from '#schemas/calls/accounts/answers';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import { HttpError } from '../../core/errors.ts';
import { findAnyAccount, type Account } from './accounts-store.ts';
import { verifyAccount } from './prove-password.ts';

/** Verifies ID and password. A wrong account and a wrong password get the same response in the same time. */
export const verifyLogin = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { userId, password }: Pick<LoginBody, 'userId' | 'password'>,
): Promise<Account> => {
  const { db } = app.store;
  let account: Account | undefined;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, logIn.limit.name, userId),
    async () => (account = await verifyAccount(db, await findAnyAccount(db, userId), password)) !== undefined,
  );
  if (account === undefined) throw new HttpError('loginRefused');
  return account;
};

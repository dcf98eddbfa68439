import type { FastifyInstance } from 'fastify';
import { logIn } from '#schemas/calls/accounts/calls';
import type { LoginAnswer, LoginBody } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../core/errors.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { passwordUnchanged } from '../../core/session/password-unchanged.ts';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import { findAccount, type Account } from './accounts-store.ts';
import { openLogin } from './open-login.ts';
import { verifyAccount } from './prove-password.ts';

/** Logs in with a resort account. A wrong account and a wrong password get the same response in the same time. */
export const login = async (app: FastifyInstance, input: CallInput<LoginBody, undefined>): Promise<LoginAnswer> => {
  const { body, request } = input;
  const { db } = app.store;
  let account: Account | undefined;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, logIn.limit.name, body.userId),
    async () => (account = await verifyAccount(db, await findAccount(db, body.userId), body.password)) !== undefined,
  );
  if (account === undefined) throw new HttpError('loginRefused');
  return openLogin(
    app,
    {
      member: account,
      loginType: 'RESORT',
      autoLogin: body.autoLoginYn === 'Y',
      ...(body.deviceInfo === undefined ? {} : { device: body.deviceInfo }),
      isStillValid: passwordUnchanged(account.uid, account.hash),
    },
    input,
  );
};

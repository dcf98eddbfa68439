import type { FastifyInstance } from 'fastify';
import type { LoginAnswer, LoginBody } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../core/errors.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { passwordUnchanged } from '../../core/session/password-unchanged.ts';
import { dottedDay } from '../../core/wire-values.ts';
import { comeBack } from './come-back.ts';
import { openLogin } from './open-login.ts';
import { verifyLogin } from './verify-login.ts';

/** Logs in with a resort account. Only who knows the password is told that the member is leaving or suspended. */
export const login = async (app: FastifyInstance, input: CallInput<LoginBody, undefined>): Promise<LoginAnswer> => {
  const { body, request } = input;
  const account = await verifyLogin(app, request, body);
  if (account.state === 'suspended') throw new HttpError('accountSuspended');
  const isStillValid = passwordUnchanged(account.uid, account.hash);
  if (account.state === 'leaving') {
    if (body.comeBackYn !== 'Y')
      throw new HttpError('accountLeaving', undefined, { day: dottedDay(new Date(account.leave_at)) });
    await comeBack(app, account.uid, isStillValid);
  }
  return openLogin(
    app,
    {
      member: account,
      loginType: 'RESORT',
      autoLogin: body.autoLoginYn === 'Y',
      ...(body.deviceInfo === undefined ? {} : { device: body.deviceInfo }),
      isStillValid,
    },
    input,
  );
};

import type { FastifyInstance } from 'fastify';
import { logIn } from '#schemas/calls/accounts/calls';
import type { LoginAnswer, LoginBody } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../core/errors.ts';
import { keepLocale } from '../../core/viewer/locale-cookie.ts';
import { requestFacts } from '../../core/viewer/read-viewer.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { beginSession } from '../../core/session/begin-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { randomToken } from '../../core/session/session-keys.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { findAccount, type Account } from './accounts-store.ts';
import { verifyAccount } from './prove-password.ts';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import { momentOf } from '../../core/wire-values.ts';
import { alertMoment, userInfoOf } from './user-info.ts';

/** Logs in with a resort account. A wrong account and a wrong password get the same response in the same time. */
export const login = async (
  app: FastifyInstance,
  { body, principal, request, reply }: CallInput<LoginBody, undefined>,
): Promise<LoginAnswer> => {
  const policy = policyOf(app.live);
  const { db } = app.store;
  let account: Account | undefined;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, logIn.limit.name, body.userId),
    async () => (account = await verifyAccount(db, await findAccount(db, body.userId), body.password)) !== undefined,
  );
  if (account === undefined) throw new HttpError('loginRefused');
  const { platform, os = 'other' } = requestFacts(request, app.live.current.snapshot);
  const autoLogin = body.autoLoginYn === 'Y';
  const issued = await beginSession(app.context, {
    member: account.uid,
    loginType: 'RESORT',
    platformClass: platform === 'APP' ? 'APP' : 'WEB',
    autoLogin,
    device: { platform, os, ...body.deviceInfo },
    credential: account.hash,
    ...(principal.kind === 'member' && principal.session.profile === 'browser'
      ? { leaving: principal.session.login }
      : {}),
  });
  setSessionCookies(reply, app.env, issued, app.clock.now().getTime());
  // The later choice of language counts: the visitor's or, as here, the member's.
  keepLocale(reply, app.env, account.lang);
  return {
    userInfo: userInfoOf(account, policy),
    accessToken: randomToken(),
    refreshToken: randomToken(),
    refreshTokenExpireDtm: momentOf(issued.refreshUntil),
    nextPasswordChangeAlertDTM: alertMoment(account.alert_on),
    loginType: 'RESORT',
  };
};

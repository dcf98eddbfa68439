import type { FastifyInstance } from 'fastify';
import type { LoginAnswer, LoginBody } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../errors.ts';
import { keepLocale } from '../../viewer/locale-cookie.ts';
import { requestFacts } from '../../viewer/read-viewer.ts';
import type { CallInput } from '../../session/handle-call.ts';
import { beginSession } from '../../session/begin-session.ts';
import { setSessionCookies } from '../../session/session-cookies.ts';
import { randomToken } from '../../session/session-keys.ts';
import { policyOf } from '../../session/session-context.ts';
import { findAccount, type Account } from './accounts-store.ts';
import { verifyAccount } from './prove-password.ts';
import { rateLimitKeys, limitAttempt } from './rate-limit.ts';
import { momentOf } from '../../wire-values.ts';
import { alertMoment, userInfoOf } from './user-info.ts';

/** Logs in with a resort account. A wrong account and a wrong password get the same response in the same time. */
export const login = async (
  app: FastifyInstance,
  { body, principal, request, reply }: CallInput<LoginBody, undefined>,
): Promise<LoginAnswer> => {
  const policy = policyOf(app.live);
  const { db } = app.sessions.store;
  let account: Account | undefined;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, 'login', body.userId),
    async () => (account = await verifyAccount(db, await findAccount(db, body.userId), body.password)) !== undefined,
  );
  if (account === undefined) throw new HttpError('loginRefused');
  const { platform, os = 'other' } = requestFacts(request, app.live.current.snapshot);
  const autoLogin = body.autoLoginYn === 'Y';
  const issued = await beginSession(app.sessions, {
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
  setSessionCookies(reply, app.env, issued, app.desk.now().getTime());
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, LoginBody } from '#schemas/accounts.schema';
import { HttpError } from '../../errors.ts';
import { requestFacts } from '../../read-viewer.ts';
import { beginSession } from '../../session/begin-session.ts';
import { setSessionCookies } from '../../session/session-cookies.ts';
import { randomToken } from '../../session/session-keys.ts';
import { policyOf } from '../../session/session-desk.ts';
import { findAccount } from './accounts-store.ts';
import { isPassword } from './passwords.ts';
import { countWrongTry, forgetTries, requireTry, type Trier } from './tries.ts';
import { alertMoment, momentOf, userInfoOf } from './user-info.ts';

/** The account and the address that try; neither is written down as it is. */
export const triersOf = (app: FastifyInstance, request: FastifyRequest, what: string, account: string): readonly [Trier, Trier] => {
  const { freeTries, addressTries } = policyOf(app.live).limits;
  const { blind } = app.sessions.keys;
  return [
    { key: `${what} account ${blind(account.toLowerCase())}`, free: freeTries },
    { key: `${what} address ${blind(request.ip)}`, free: addressTries },
  ];
};

/** Logs in with an own account; the answer is the same, in words and in time, whether the account or the password is wrong. */
export const login = async (app: FastifyInstance, body: LoginBody, request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> => {
  const { store } = app.sessions;
  const policy = policyOf(app.live);
  const triers = triersOf(app, request, 'login', body.userId);
  if (app.env.limits) await requireTry(store.db, triers, app.desk.now());
  const account = await findAccount(store.db, body.userId);
  const isRight = await isPassword(account?.hash, body.password);
  if (!isRight || account === undefined) {
    if (app.env.limits) await countWrongTry(store.db, triers, policy.limits, app.desk.now());
    throw new HttpError('loginRefused');
  }
  if (app.env.limits) await forgetTries(store.db, triers[0].key);
  const { platform } = requestFacts(request, app.live.current.snapshot);
  const autoLogin = body.autoLoginYn === 'Y';
  const issued = await beginSession(app.sessions, { member: account.uid, loginType: 'RESORT', platformClass: platform === 'APP' ? 'APP' : 'WEB', autoLogin, device: body.deviceInfo ?? {} });
  setSessionCookies(reply, app.env, issued, app.desk.now().getTime());
  // The later of the visitor's own choice and the member's language counts, and this is later.
  void reply.setCookie('locale', account.lang, { path: '/', sameSite: 'lax', maxAge: 31_536_000, secure: app.env.secureCookies });
  return {
    userInfo: userInfoOf(account, policy),
    accessToken: randomToken(),
    refreshToken: randomToken(),
    refreshTokenExpireDtm: momentOf(issued.refreshUntil),
    nextPasswordChangeAlertDTM: alertMoment(account.alert_on),
    loginType: 'RESORT',
  };
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#schemas/viewer';
import type { RefreshAnswer, RefreshBody, SessionInfo } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../core/errors.ts';
import { sessionOf } from '../../core/calls/handle-call.ts';
import type { Principal } from '../../core/session/principal.ts';
import { refreshSession } from '../../core/session/refresh-session.ts';
import { carriedSession, clearSessionCookies, setSessionCookies } from '../../core/session/session-cookies.ts';
import { isProven } from '../../core/session/is-proven.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { randomToken } from '../../core/session/session-keys.ts';
import { sessionFacts, type SessionFacts } from '../../core/session/session-facts.ts';
import { endLogins, findByFamily, type SessionRow } from '../../core/session/sessions-store.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { alertMoment, userInfoOf } from './user-info.ts';

/** Returns the next tokens. A browser sends its refresh token as a cookie and gets cookies; an app shell sends and gets the tokens themselves. */
export const refresh = async (
  app: FastifyInstance,
  body: RefreshBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RefreshAnswer> => {
  const isShell = body.refreshToken !== undefined && body.refreshToken !== '';
  const token = isShell ? body.refreshToken : carriedSession(request, app.env).refresh;
  try {
    if (token === undefined) throw new HttpError('refreshExpired');
    const { session, ...tokens } = await refreshSession(app.context, token, isShell ? 'shell' : 'browser');
    if (!isShell) setSessionCookies(reply, app.env, tokens, app.clock.now().getTime());
    return {
      userInfo: userInfoOf(session, policyOf(app.live)),
      accessToken: isShell ? tokens.accessToken : randomToken(),
      refreshToken: isShell ? tokens.refreshToken : randomToken(),
      refreshTokenExpireDtm: momentOf(tokens.refreshUntil),
    };
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 401 && !isShell) clearSessionCookies(reply, app.env);
    throw error;
  }
};

const end = async (
  app: FastifyInstance,
  session: Pick<SessionRow, 'login' | 'uid'> | undefined,
  reply: FastifyReply,
): Promise<true> => {
  const { store } = app;
  if (session !== undefined) {
    await inTransaction(store, async (tx) => {
      await endLogins(tx, [session.login], 'logout', app.clock.now().toISOString());
      await store.announce(tx, 'member', session.uid);
    });
  }
  clearSessionCookies(reply, app.env);
  return true;
};

/** Ends the login and all its tokens. Never fails: a caller without a login is already logged out. */
export const logout = (app: FastifyInstance, principal: Principal, reply: FastifyReply): Promise<true> =>
  end(app, principal.kind === 'member' ? principal.session : undefined, reply);

/** Logs out a browser whose access token has expired; the refresh token identifies the login. */
export const logoutByRefresh = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<true> => {
  const from = app.context.keys.readRefresh(carriedSession(request, app.env).refresh ?? '');
  const session = from && (await findByFamily(app.store.db, from.family));
  return end(app, session?.ended_at === null && session.profile === 'browser' ? session : undefined, reply);
};

/** With a visit override, returns the login facts of the given viewer. */
const roleFactsOf = (said: Viewer | undefined): SessionFacts | undefined => {
  if (said === undefined) return undefined;
  const {
    locale: _locale,
    platform: _platform,
    os: _os,
    production: _production,
    curResort: _curResort,
    ...facts
  } = said;
  return facts;
};

/** Returns session and viewer facts, also for guests. A lapsed or replaced session is refused. */
export const sessionInfo = async (
  app: FastifyInstance,
  principal: Principal,
  request: FastifyRequest,
): Promise<SessionInfo> => {
  const viewer =
    roleFactsOf(app.saidVisit(request)?.viewer) ??
    sessionFacts(principal, app.live.current.prepared.documents, app.clock.now());
  if (principal.kind === 'guest') return { loginYn: 'N', viewer: { ...viewer, login: false } };
  const session = sessionOf(principal, true);
  return {
    loginYn: 'Y',
    autoLoginYn: ynOf(session.auto_login),
    accessTokenExpireDtm: momentOf(session.access_until),
    refreshTokenExpireDtm: momentOf(session.idle_until),
    userInfo: userInfoOf(session, policyOf(app.live)),
    loginType: session.login_type,
    nextPasswordChangeAlertDTM: alertMoment(session.alert_on),
    provenYn: ynOf(isProven(app.context, session) ? 1 : 0),
    viewer: { ...viewer, login: true },
  };
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, LoginType } from '#schemas/calls/accounts/answers';
import { keepLocale } from '../../core/viewer/locale-cookie.ts';
import { requestFacts } from '../../core/viewer/read-viewer.ts';
import { beginSession } from '../../core/session/begin-session.ts';
import type { Principal } from '../../core/session/principal.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { randomToken } from '../../core/session/session-keys.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';
import { alertMoment, userInfoOf } from './user-info.ts';

export interface Login {
  readonly member: Pick<MemberRow, 'uid' | 'name' | 'lang' | 'regular'> & {
    readonly initial: number | null;
    readonly alert_on: string | null;
  };
  readonly loginType: LoginType;
  readonly autoLogin: boolean;
  /** Time of the proof; empty for a login that proves nothing. Left out: now. */
  readonly provenAt?: string;
  readonly device?: Readonly<Record<string, string>>;
  /** Checks in the transaction that the proof of the login still holds. */
  readonly isStillValid: (tx: Tx) => Promise<boolean>;
}

interface From {
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Logs a proven member in: begins the session, sets its cookies, and returns the login answer (P-311). */
export const openLogin = async (
  app: FastifyInstance,
  { member, loginType, autoLogin, device = {}, isStillValid, ...proof }: Login,
  { principal, request, reply }: From,
): Promise<LoginAnswer> => {
  const { platform, os = 'other' } = requestFacts(request, app.live.current.snapshot);
  const issued = await beginSession(app.context, {
    member: member.uid,
    loginType,
    platformClass: platform === 'APP' ? 'APP' : 'WEB',
    autoLogin,
    device: { platform, os, ...device },
    isStillValid,
    ...proof,
    ...(principal.kind === 'member' && principal.session.profile === 'browser'
      ? { leaving: principal.session.login }
      : {}),
  });
  setSessionCookies(reply, app.env, issued, app.clock.now().getTime());
  // The later choice of language counts: the visitor's or, as here, the member's.
  keepLocale(reply, app.env, member.lang);
  return {
    userInfo: userInfoOf(member, policyOf(app.live)),
    accessToken: randomToken(),
    refreshToken: randomToken(),
    refreshTokenExpireDtm: momentOf(issued.refreshUntil),
    nextPasswordChangeAlertDTM: alertMoment(member.alert_on),
    loginType,
  };
};

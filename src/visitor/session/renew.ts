import { renewedLogin, type CompiledAccount } from '#engine';
import type { RefreshAnswer } from '#schemas/calls/accounts/answers';
import { send, type CallScope } from '../data/call-service.ts';
import { freshness } from './freshness.ts';
import { isRefusal, retryUntilAnswered } from '../data/retry-until-answered.ts';
import type { Renewal } from './renewal.ts';
import { shareRenewal } from './session-gate.ts';
import { hasAccess } from './session-hints.ts';
import { keepUserSession, userSession } from './user-session.ts';

type Account = Pick<CompiledAccount, 'longestDays' | 'accessMinutes' | 'graceSeconds'>;

/** The refresh call; its token is a cookie of this path alone. */
const url = '/api/v1/iam/login/refresh';
const lockName = 'promenade-refresh';

const renew = async (scope: CallScope, account: Account): Promise<Renewal> => {
  const sent = await retryUntilAnswered(
    () => send({ method: 'POST', url, body: { loginSource: 'WEB' } }, scope),
    account.graceSeconds,
  );
  if (!sent.ok) return { kind: isRefusal(sent.failure) ? 'refused' : 'unanswered', failure: sent.failure };
  const before = userSession() ?? {
    autoLogin: false,
    loginType: '',
    locale: scope.locale,
    nextPwChangeDay: '',
    newCompanion: false,
    newCompanionList: [],
  };
  keepUserSession({
    ...before,
    ...renewedLogin(sent.data as RefreshAnswer, Date.now(), account.longestDays),
    ...freshness(account),
  });
  return { kind: 'renewed' };
};

/** One tab of a browser refreshes at a time. Who had to wait finds a new token there and asks no more. */
const renewInTurn = async (scope: CallScope, account: Account): Promise<Renewal> => {
  if (!('locks' in navigator)) return renew(scope, account);
  const before = userSession()?.renewedAt;
  return navigator.locks.request(lockName, async (): Promise<Renewal> => {
    const session = userSession();
    return hasAccess() && session !== undefined && session.renewedAt !== before
      ? { kind: 'renewed' }
      : renew(scope, account);
  });
};

/** Gets a new access token; all who ask meanwhile share one renewal. */
export const renewAccess = (scope: CallScope, account: Account): Promise<Renewal> =>
  shareRenewal(() => renewInTurn(scope, account));

import { renewedLogin, type CompiledAccount } from '#engine';
import type { RefreshAnswer } from '#schemas/accounts.schema';
import { send, type CallFailure, type CallScope, type Sent } from '../call-service.ts';
import { shareRenewal } from './session-gate.ts';
import { hasAccess } from './session-hints.ts';
import { keepUserSession, userSession } from './user-session.ts';

/** `renewed`: there is an access token again. `refused`: the session is over. `unanswered`: nobody knows; the session stays as it is. */
export type Renewal = { readonly kind: 'renewed' } | { readonly kind: 'refused' | 'unanswered'; readonly failure: CallFailure };

type Account = Pick<CompiledAccount, 'longestDays' | 'accessMinutes' | 'graceSeconds'>;

/** The refresh call; its token is a cookie of this path alone. */
const url = '/api/v1/iam/login/refresh';
const lockName = 'promenade-refresh';
const lateShare = 2 / 3;

/** When an access token came, and from when on a new one is asked for, so that who is here stays logged in. */
export const freshness = ({ accessMinutes }: Account): { readonly renewedAt: number; readonly renewFrom: number } => {
  const renewedAt = Date.now();
  return { renewedAt, renewFrom: renewedAt + accessMinutes * 60_000 * lateShare };
};

const isRefusal = (failure: CallFailure): boolean => failure.kind === 'refused' && failure.errorType !== 'E';

/** Parts of the grace after which a lost answer is asked for once more, each counted from the one before; the last leaves time for its own answer. */
const shares = [1 / 8, 1 / 4, 1 / 2];

/**
 * Asks for new tokens. The server may have spent the refresh token and died before it said so: within the grace it gives the same answer again,
 * and after it would take the token for a stolen one. So whoever got no answer asks again at once, not when the visitor does.
 */
const askForTokens = async (scope: CallScope, { graceSeconds }: Account): Promise<Sent> => {
  const ask = (): Promise<Sent> => send({ method: 'POST', url, body: { loginSource: 'WEB' } }, scope);
  let sent = await ask();
  for (const share of shares) {
    // Of what took its whole time the grace is over; without a network nothing was spent.
    if (sent.ok || isRefusal(sent.failure) || sent.failure.kind === 'timeout' || !navigator.onLine || graceSeconds === 0) return sent;
    await new Promise((done) => setTimeout(done, share * graceSeconds * 1000));
    sent = await ask();
  }
  return sent;
};

const renew = async (scope: CallScope, account: Account): Promise<Renewal> => {
  const sent = await askForTokens(scope, account);
  if (!sent.ok) return { kind: isRefusal(sent.failure) ? 'refused' : 'unanswered', failure: sent.failure };
  const before = userSession() ?? { autoLogin: false, loginType: '', locale: scope.locale, nextPwChangeDay: '', newCompanion: false, newCompanionList: [] };
  keepUserSession({ ...before, ...renewedLogin(sent.data as RefreshAnswer, Date.now(), account.longestDays), ...freshness(account) });
  return { kind: 'renewed' };
};

/** One tab of a browser refreshes at a time. Who had to wait finds a new token there and asks no more. */
const renewInTurn = async (scope: CallScope, account: Account): Promise<Renewal> => {
  if (!('locks' in navigator)) return renew(scope, account);
  const before = userSession()?.renewedAt;
  return navigator.locks.request(lockName, async (): Promise<Renewal> => {
    const session = userSession();
    return hasAccess() && session !== undefined && session.renewedAt !== before ? { kind: 'renewed' } : renew(scope, account);
  });
};

/** Gets a new access token; all who ask meanwhile share one renewal. */
export const renewAccess = (scope: CallScope, account: Account): Promise<Renewal> => shareRenewal(() => renewInTurn(scope, account));

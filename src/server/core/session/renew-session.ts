import type { Context } from '../context.ts';
import { HttpError } from '../errors.ts';
import type { Db } from '../storage/tables.ts';
import { beginFamily } from './begin-session.ts';
import type { SessionTokens } from './session-cookies.ts';
import { endFamilies, lockLiveLogin, type SessionRow } from './sessions-store.ts';

/**
 * Replaces the session's tokens. The old ones expire immediately and without grace, so a copy of them is worthless. The login keeps its end time.
 * Returns undefined if a concurrent call has just renewed the session; the response of that call brings the tokens.
 */
export const renewSession = async (
  tx: Db,
  context: Context,
  session: SessionRow,
): Promise<(SessionTokens & { readonly family: string }) | undefined> => {
  const now = context.clock.now();
  // Locked until the transaction ends, so the login cannot end between the old and the new tokens.
  const live = await lockLiveLogin(tx, context.store, session.login);
  if (live === undefined) throw new HttpError('sessionExpired');
  const ended = await endFamilies(tx, [session.family], 'renewed', now.toISOString());
  if (ended === 0) return undefined;
  return beginFamily(tx, context, {
    login: session.login,
    profile: session.profile,
    autoLogin: session.auto_login === 1,
    now,
    absoluteUntil: new Date(session.absolute_until),
  });
};

/** Requires a caller who can get tokens as cookies. An app shell has no cookies and makes these calls through its page. */
export const requirePage = ({ profile }: SessionRow): void => {
  if (profile !== 'browser') throw new HttpError('foreignOrigin');
};

import type { Kysely } from 'kysely';
import { HttpError } from '../errors.ts';
import type { Tables } from '../storage/tables.ts';
import { beginFamily } from './begin-session.ts';
import type { SessionTokens } from './session-cookies.ts';
import type { SessionDesk } from './session-desk.ts';
import { endFamilies, type SessionRow } from './sessions-store.ts';

/**
 * New tokens in place of the session's own, which are over at once and without grace: a copy of them is worth nothing any more. The login goes
 * on and lives no longer than before. Undefined when another call has renewed the session a moment ago; its answer brings the tokens.
 */
export const renewSession = async (tx: Kysely<Tables>, desk: SessionDesk, session: SessionRow): Promise<(SessionTokens & { readonly family: string }) | undefined> => {
  const now = desk.now();
  // Held until the end of the transaction, so that nobody ends the login between its old tokens and the new ones.
  const live = await desk.store.forUpdate(tx.selectFrom('logins').select('id').where('id', '=', session.login).where('ended_at', 'is', null)).executeTakeFirst();
  if (live === undefined) throw new HttpError('sessionExpired');
  const ended = await endFamilies(tx, [session.family], 'renewed', now.toISOString());
  if (ended === 0) return undefined;
  return beginFamily(tx, desk, { login: session.login, profile: session.profile, autoLogin: session.auto_login === 1, now, absoluteUntil: new Date(session.absolute_until) });
};

/** Who may get new tokens as cookies: an app shell has none, and makes these calls through its page. */
export const requirePage = ({ profile }: SessionRow): void => {
  if (profile !== 'browser') throw new HttpError('foreignOrigin');
};

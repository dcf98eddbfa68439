import type { Context } from '../context.ts';
import { HttpError } from '../errors.ts';
import type { EndReason, Tx } from '../storage/tables.ts';
import { renewSession } from './renew-session.ts';
import type { SessionTokens } from './session-cookies.ts';
import { endFamilies, endLogins, liveFamilies, liveLogins, type SessionRow } from './sessions-store.ts';

/**
 * Gives a session new tokens and ends all others of the member: other logins, and the app shell's tokens of this one. Whoever has a copy of earlier tokens
 * is out after a change of the password, of a way to log in, of the person or of a contact. Throws `tokensReplaced` if a concurrent call has just renewed
 * the session: the browser repeats the call with the new tokens, and learns what became of it. Throws `sessionExpired` if the login has ended.
 */
export const secureSession = async (
  tx: Tx,
  context: Context,
  session: SessionRow,
  reason: EndReason,
): Promise<SessionTokens> => {
  const at = context.clock.now().toISOString();
  const { uid, login } = session;
  const renewed = await renewSession(tx, context, session);
  if (renewed === undefined) throw new HttpError('tokensReplaced');
  const others = (await liveLogins(tx, uid)).filter((one) => one !== login);
  await endLogins(tx, others, reason, at);
  const earlier = (await liveFamilies(tx, login)).filter((one) => one !== renewed.family);
  await endFamilies(tx, earlier, reason, at);
  return renewed;
};

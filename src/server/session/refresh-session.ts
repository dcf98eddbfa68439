import { HttpError } from '../errors.ts';
import type { SessionTokens } from './session-cookies.ts';
import { earlier, graceStartOf, lifetimesOf, policyOf, type SessionDesk } from './session-desk.ts';
import { hashToken } from './session-keys.ts';
import { endFamilies, endLogins, findByFamily, liveFamilies, rotate, type SessionRow } from './sessions-store.ts';

export interface Refreshed extends SessionTokens {
  readonly session: SessionRow;
}

/** The tokens of a session as it stands. */
export const tokensOf = ({ keys }: SessionDesk, session: SessionRow): Refreshed => ({
  session,
  accessToken: keys.accessToken(session.family, session.generation),
  refreshToken: keys.refreshToken(session.family, session.generation),
  accessUntil: Date.parse(session.access_until),
  refreshUntil: Date.parse(session.idle_until),
  isKept: session.auto_login === 1,
});

/**
 * The next tokens for a refresh token. A token is good once; within the grace the one before the last gets the same successor again, because
 * its answer may have been lost. Anything older was copied: the login ends. What comes the way of the other profile is refused and changes
 * nothing. Who comes while another call's answer brings new tokens may ask again. Throws `refreshExpired`, `refreshReused`, `replacedByLogin` or
 * `tokensReplaced`.
 */
export const refreshSession = async (desk: SessionDesk, token: string, profile: SessionRow['profile']): Promise<Refreshed> => {
  const from = desk.keys.readRefresh(token);
  if (from === undefined) throw new HttpError('refreshExpired');
  const now = desk.now();
  const before = await findByFamily(desk.store.db, from.family);
  if (before?.profile !== profile) throw new HttpError('refreshExpired');
  const next = before.generation === from.generation ? await rotated(desk, before, now) : undefined;
  return tokensOf(desk, next ?? (await successorOf(desk, from, now)));
};

/** The session in its next generation; undefined when somebody else was first, or it has ended. */
const rotated = async (desk: SessionDesk, session: SessionRow, now: Date): Promise<SessionRow | undefined> => {
  const { family, generation } = session;
  const { accessUntil, idleUntil } = lifetimesOf(policyOf(desk.live), now, session.auto_login === 1);
  const absolute = new Date(session.absolute_until);
  const next = { access_until: earlier(accessUntil, absolute).toISOString(), idle_until: earlier(idleUntil, absolute).toISOString(), rotated_at: now.toISOString() };
  const isMine = await rotate(desk.store.db, { family, generation }, {
    accessHash: hashToken(desk.keys.accessToken(family, generation + 1)), accessUntil: next.access_until, idleUntil: next.idle_until, now: next.rotated_at,
  });
  return isMine ? { ...session, ...next, generation: generation + 1 } : undefined;
};

/** Ends a chain that nobody has used for too long. The login has another where an app shell has its own, and ends with the last. */
const expire = async ({ store }: SessionDesk, { family, login }: SessionRow, at: string): Promise<void> => {
  await store.db.transaction().execute(async (tx) => {
    await store.forUpdate(tx.selectFrom('logins').select('id').where('id', '=', login)).execute();
    await endFamilies(tx, [family], 'expired', at);
    if ((await liveFamilies(tx, login)).length === 0) await endLogins(tx, [login], 'expired', at);
  });
};

const sessionOf = async (desk: SessionDesk, family: string): Promise<SessionRow> => {
  const session = await findByFamily(desk.store.db, family);
  if (session === undefined) throw new HttpError('refreshExpired');
  return session;
};

/** The session as somebody else has rotated it a moment ago; everything else is refused. */
const successorOf = async (desk: SessionDesk, from: { readonly family: string; readonly generation: number }, now: Date): Promise<SessionRow> => {
  const session = await sessionOf(desk, from.family);
  const graceStart = graceStartOf(desk);
  if (session.end_reason === 'renewed' && session.ended_at !== null && session.ended_at >= graceStart) throw new HttpError('tokensReplaced');
  if (session.ended_at !== null) throw new HttpError(session.end_reason === 'replaced' ? 'replacedByLogin' : session.end_reason === 'reused' ? 'refreshReused' : 'refreshExpired');
  if (session.idle_until <= now.toISOString()) {
    await expire(desk, session, now.toISOString());
    throw new HttpError('refreshExpired');
  }
  if (session.generation === from.generation + 1 && session.rotated_at >= graceStart) return session;
  await desk.store.db.transaction().execute(async (tx) => {
    await endLogins(tx, [session.login], 'reused', now.toISOString());
    await desk.store.announce(tx, 'member', session.uid);
  });
  throw new HttpError('refreshReused');
};

import type { Context } from '../context.ts';
import { HttpError } from '../errors.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { SessionTokens } from './session-cookies.ts';
import { earlier, isInGrace, lifetimesOf, policyOf } from './account-policy.ts';
import { hashToken } from './session-keys.ts';
import { endFamilies, endLogins, findByFamily, liveFamilies, rotate, type SessionRow } from './sessions-store.ts';

export interface Refreshed extends SessionTokens {
  readonly session: SessionRow;
}

/** Returns the current tokens of a session. */
export const tokensOf = ({ keys }: Context, session: SessionRow): Refreshed => ({
  session,
  accessToken: keys.accessToken(session.family, session.generation),
  refreshToken: keys.refreshToken(session.family, session.generation),
  accessUntil: Date.parse(session.access_until),
  refreshUntil: Date.parse(session.idle_until),
  isKept: session.auto_login === 1,
});

/**
 * Returns the next tokens for a refresh token. Each token works once. Within the grace period the previous token gets the same successor again,
 * because the response may have been lost. An older token was copied, so the login ends. A token of the other profile is refused and changes nothing.
 * A call that arrives while another call's response brings new tokens may retry. Throws `refreshExpired`, `refreshReused`, `replacedByLogin` or
 * `tokensReplaced`.
 */
export const refreshSession = async (
  context: Context,
  token: string,
  profile: SessionRow['profile'],
): Promise<Refreshed> => {
  const from = context.keys.readRefresh(token);
  if (from === undefined) throw new HttpError('refreshExpired');
  const now = context.clock.now();
  const before = await findByFamily(context.store.db, from.family);
  if (before?.profile !== profile || before.state !== 'active') throw new HttpError('refreshExpired');
  const next = before.generation === from.generation ? await rotated(context, before, now) : undefined;
  return tokensOf(context, next ?? (await successorOf(context, from, now)));
};

/** Rotates the session to its next generation. Returns undefined if a concurrent call was first or the session has ended. */
const rotated = async (context: Context, session: SessionRow, now: Date): Promise<SessionRow | undefined> => {
  const { family, generation } = session;
  const { accessUntil, idleUntil } = lifetimesOf(policyOf(context.live), now, session.auto_login === 1);
  const absolute = new Date(session.absolute_until);
  const next = {
    access_until: earlier(accessUntil, absolute).toISOString(),
    idle_until: earlier(idleUntil, absolute).toISOString(),
    rotated_at: now.toISOString(),
  };
  const isMine = await rotate(
    context.store.db,
    { family, generation },
    {
      accessHash: hashToken(context.keys.accessToken(family, generation + 1)),
      accessUntil: next.access_until,
      idleUntil: next.idle_until,
      now: next.rotated_at,
    },
  );
  return isMine ? { ...session, ...next, generation: generation + 1 } : undefined;
};

/** Ends an idle token family. A login with an app shell has two families, and ends with the last. */
const expire = async ({ store }: Context, { family, login }: SessionRow, at: string): Promise<void> => {
  await inTransaction(store, async (tx) => {
    await store.forUpdate(tx.selectFrom('logins').select('id').where('id', '=', login)).execute();
    await endFamilies(tx, [family], 'expired', at);
    if ((await liveFamilies(tx, login)).length === 0) await endLogins(tx, [login], 'expired', at);
  });
};

const sessionOf = async (context: Context, family: string): Promise<SessionRow> => {
  const session = await findByFamily(context.store.db, family);
  if (session === undefined) throw new HttpError('refreshExpired');
  return session;
};

/** Returns the session that a concurrent call has just rotated; refuses everything else. */
const successorOf = async (
  context: Context,
  from: { readonly family: string; readonly generation: number },
  now: Date,
): Promise<SessionRow> => {
  const session = await sessionOf(context, from.family);
  if (session.end_reason === 'renewed' && session.ended_at !== null && isInGrace(context, session.ended_at))
    throw new HttpError('tokensReplaced');
  if (session.ended_at !== null)
    throw new HttpError(
      session.end_reason === 'replaced'
        ? 'replacedByLogin'
        : session.end_reason === 'reused'
          ? 'refreshReused'
          : 'refreshExpired',
    );
  if (session.idle_until <= now.toISOString()) {
    await expire(context, session, now.toISOString());
    throw new HttpError('refreshExpired');
  }
  if (session.generation === from.generation + 1 && isInGrace(context, session.rotated_at)) return session;
  await inTransaction(context.store, async (tx) => {
    await endLogins(tx, [session.login], 'reused', now.toISOString());
    await context.store.announce(tx, 'member', session.uid);
  });
  throw new HttpError('refreshReused');
};

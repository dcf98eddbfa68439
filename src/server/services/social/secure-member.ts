import { DAY_MS } from '../../core/durations.ts';
import type { FastifyInstance } from 'fastify';
import { barForADay } from '../../core/records/bar.ts';
import { notify } from '../../core/records/notify.ts';
import { secureSession } from '../../core/session/secure-session.ts';
import type { SessionTokens } from '../../core/session/session-cookies.ts';
import { endLogins, liveLogins, type SessionRow } from '../../core/session/sessions-store.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import type { Tx } from '../../core/storage/tables.ts';

/** The notice undoes a link for this time. */
const UNDO_MS = 7 * DAY_MS;

export interface NewWay {
  readonly member: string;
  /** Session that goes on with new tokens; all others end. Left out, all end. */
  readonly session?: SessionRow | undefined;
  readonly event: 'SOCIAL_LINKED' | 'OWN_ID_LINKED';
  readonly provider: string;
}

/**
 * Protects a member who has a new way to log in: ends the other logins, bars sensitive calls for a day, and tells every channel, with a code that undoes
 * it. Returns the hash of the code, and the new tokens of the session that goes on.
 */
export const secureMember = async (
  tx: Tx,
  app: FastifyInstance,
  { member, session, event, provider }: NewWay,
): Promise<{ readonly undoHash: string; readonly tokens?: SessionTokens }> => {
  const now = app.clock.now();
  const tokens = session === undefined ? undefined : await secureSession(tx, app.context, session, 'linked');
  if (session === undefined) await endLogins(tx, await liveLogins(tx, member), 'linked', now.toISOString());
  await barForADay(tx, member, now);
  const token = randomToken();
  const hash = hashToken(token);
  await tx
    .insertInto('one_time_codes')
    .values({
      hash,
      purpose: 'undo-link',
      member,
      login: null,
      until: new Date(now.getTime() + UNDO_MS).toISOString(),
      used_at: null,
      tries: 0,
    })
    .execute();
  await notify(tx, app.context, {
    member,
    event,
    ref: hash,
    values: { provider, origin: siteOrigin(app), token },
  });
  await app.store.announce(tx, 'member', member);
  return { undoHash: hash, ...(tokens === undefined ? {} : { tokens }) };
};

import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../errors.ts';
import { keptAnswer, type Given, type KeyedCall } from './idempotency.ts';
import { tokensOf } from './refresh-session.ts';
import { setSessionCookies } from './session-cookies.ts';
import { findSuccessor, type SessionRow } from './sessions-store.ts';

/**
 * Replays the answer of a call that renewed its own session, with the same new tokens: the first response may have been lost, and the tokens in the
 * browser are now invalid. A copy of the old tokens does not get them, because it lacks the key and the body (which holds the password, if required).
 * Throws `sessionExpired` for any other call, and after the new tokens were used to get newer ones.
 */
export const replayAnswer = async ({ sessions, env }: FastifyInstance, reply: FastifyReply, keyed: KeyedCall, before: SessionRow): Promise<Given> => {
  const kept = await keptAnswer(sessions, keyed);
  const next = kept === undefined ? undefined : await findSuccessor(sessions.store.db, before);
  if (kept === undefined || next === undefined) throw new HttpError('sessionExpired');
  setSessionCookies(reply, env, tokensOf(sessions, next), sessions.now().getTime());
  return kept;
};

import { HttpError } from '../../src/server/errors.ts';
import { refreshSession } from '../../src/server/session/refresh-session.ts';
import { policyOf, type SessionDesk } from '../../src/server/session/session-desk.ts';
import { hashToken } from '../../src/server/session/session-keys.ts';
import { findByAccess, findByFamily } from '../../src/server/session/sessions-store.ts';

/** What may go wrong when tokens are refreshed at once; all numbers are 0 where nothing did. */
export interface RefreshFaults {
  /** Families whose answers name more than one successor, or that went on by more than one step. */
  readonly forks: number;
  /** Families that are over, or whose last token gets no successor. */
  readonly lost: number;
}

/** What may go wrong when old tokens come again; all numbers are 0 where nothing did. */
export interface ReplayFaults {
  /** Old tokens that got something else than the refusal of reuse. */
  readonly answered: number;
  /** Logins that did not end, or whose newest token still counts. */
  readonly survived: number;
}

const fulfilled = <Value>(results: readonly PromiseSettledResult<Value>[]): Value[] => results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

const refreshAtOnce = (desks: readonly SessionDesk[], tokens: readonly string[]) =>
  Promise.allSettled(tokens.map(async (token, index) => {
    const desk = desks[index % desks.length];
    if (desk === undefined) throw new Error('Nobody refreshes.');
    return refreshSession(desk, token, 'browser');
  }));

const refused = async (desk: SessionDesk, token: string): Promise<string | undefined> =>
  refreshSession(desk, token, 'browser').then(() => undefined, (error: unknown) => (error instanceof HttpError ? error.answer.code : String(error)));

/** Refreshes a token so many times at once, spread over the desks, which may be of several processes on one store. */
export async function raceRefresh(desks: readonly [SessionDesk, ...SessionDesk[]], token: string, times: number): Promise<RefreshFaults> {
  const [{ keys, store: { db } }] = desks;
  const from = keys.readRefresh(token);
  if (from === undefined) throw new Error('No such token.');
  const answers = await refreshAtOnce(desks, Array.from({ length: times }, () => token));
  const successors = fulfilled(answers);
  const names = new Set(successors.map(({ accessToken, refreshToken, accessUntil, refreshUntil }) => `${accessToken} ${refreshToken} ${accessUntil} ${refreshUntil}`));
  const after = await findByFamily(db, from.family);
  const [successor] = successors;
  const holder = successor === undefined ? undefined : await findByAccess(db, hashToken(successor.accessToken));
  const isFork = names.size > 1 || after?.generation !== from.generation + 1 || holder?.family !== from.family;
  const isAlive = successors.length === times && after?.ended_at === null && successor !== undefined && (await refused(desks[0], successor.refreshToken)) === undefined;
  return { forks: isFork ? 1 : 0, lost: isAlive ? 0 : 1 };
}

/** Of a token that has been refreshed, uses the old one so many times at once after the grace, and the new one among them; `wait` lets time pass for the desks. */
export async function raceReplay(desks: readonly [SessionDesk, ...SessionDesk[]], token: string, times: number, wait: (ms: number) => void): Promise<ReplayFaults> {
  const [desk] = desks;
  const { refreshToken: newest, session } = await refreshSession(desk, token, 'browser');
  wait(policyOf(desk.live).lifetimes.graceSeconds * 1000 + 1);
  const answers = await refreshAtOnce(desks, [newest, ...Array.from({ length: times }, () => token)]);
  const [honest, ...replays] = answers;
  const answered = replays.filter((answer) => answer.status === 'fulfilled' || !(answer.reason instanceof HttpError) || answer.reason.answer.code !== 'TKT_03').length;
  const after = await findByFamily(desk.store.db, session.family);
  const last = honest?.status === 'fulfilled' ? honest.value.refreshToken : newest;
  const isOver = after?.end_reason === 'reused' && (await refused(desk, last)) === 'TKT_03' && (await refused(desk, newest)) === 'TKT_03';
  return { answered, survived: isOver ? 0 : 1 };
}

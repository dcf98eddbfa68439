import type { Context } from '../../src/server/core/context.ts';
import { HttpError } from '../../src/server/core/errors.ts';
import { refreshSession } from '../../src/server/core/session/refresh-session.ts';
import { policyOf } from '../../src/server/core/session/account-policy.ts';
import { hashToken } from '../../src/server/core/session/session-keys.ts';
import { findByAccess, findByFamily } from '../../src/server/core/session/sessions-store.ts';

/** Faults of concurrent refreshes; all counts are 0 when correct. */
export interface RefreshFaults {
  /** Families with more than one successor or generation. */
  readonly forks: number;
  /** Ended families, or families whose last token cannot be refreshed. */
  readonly lost: number;
}

/** Faults when old tokens are reused; all counts are 0 when correct. */
export interface ReplayFaults {
  /** Old tokens that were not refused as reused. */
  readonly answered: number;
  /** Logins that stayed active, or whose newest token still works. */
  readonly survived: number;
}

const fulfilled = <Value>(results: readonly PromiseSettledResult<Value>[]): Value[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

const refreshAtOnce = (desks: readonly Context[], tokens: readonly string[]) =>
  Promise.allSettled(
    tokens.map(async (token, index) => {
      const context = desks[index % desks.length];
      if (context === undefined) throw new Error('Nobody refreshes.');
      return refreshSession(context, token, 'browser');
    }),
  );

const refused = async (context: Context, token: string): Promise<string | undefined> =>
  refreshSession(context, token, 'browser').then(
    () => undefined,
    (error: unknown) => (error instanceof HttpError ? error.answer.code : String(error)),
  );

/** Refreshes a token concurrently through several services, possibly in several processes on one store. */
export async function raceRefresh(
  desks: readonly [Context, ...Context[]],
  token: string,
  times: number,
): Promise<RefreshFaults> {
  const [
    {
      keys,
      store: { db },
    },
  ] = desks;
  const from = keys.readRefresh(token);
  if (from === undefined) throw new Error('No such token.');
  const answers = await refreshAtOnce(
    desks,
    Array.from({ length: times }, () => token),
  );
  const successors = fulfilled(answers);
  const names = new Set(
    successors.map(
      ({ accessToken, refreshToken, accessUntil, refreshUntil }) =>
        `${accessToken} ${refreshToken} ${accessUntil} ${refreshUntil}`,
    ),
  );
  const after = await findByFamily(db, from.family);
  const [successor] = successors;
  const holder = successor === undefined ? undefined : await findByAccess(db, hashToken(successor.accessToken));
  const isFork = names.size > 1 || after?.generation !== from.generation + 1 || holder?.family !== from.family;
  const isAlive =
    successors.length === times &&
    after?.ended_at === null &&
    successor !== undefined &&
    (await refused(desks[0], successor.refreshToken)) === undefined;
  return { forks: isFork ? 1 : 0, lost: isAlive ? 0 : 1 };
}

/** Reuses a refreshed token concurrently after the grace period, mixed with the new one; `wait` advances the clock of the services. */
export async function raceReplay(
  desks: readonly [Context, ...Context[]],
  token: string,
  times: number,
  wait: (ms: number) => void,
): Promise<ReplayFaults> {
  const [desk] = desks;
  const { refreshToken: newest, session } = await refreshSession(desk, token, 'browser');
  wait(policyOf(desk.live).lifetimes.graceSeconds * 1000 + 1);
  const answers = await refreshAtOnce(desks, [newest, ...Array.from({ length: times }, () => token)]);
  const [honest, ...replays] = answers;
  const answered = replays.filter(
    (answer) =>
      answer.status === 'fulfilled' || !(answer.reason instanceof HttpError) || answer.reason.answer.code !== 'TKT_03',
  ).length;
  const after = await findByFamily(desk.store.db, session.family);
  const last = honest?.status === 'fulfilled' ? honest.value.refreshToken : newest;
  const isOver =
    after?.end_reason === 'reused' &&
    (await refused(desk, last)) === 'TKT_03' &&
    (await refused(desk, newest)) === 'TKT_03';
  return { answered, survived: isOver ? 0 : 1 };
}

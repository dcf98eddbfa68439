import fc from 'fast-check';
import { expect } from 'vitest';
import { readEnv } from '../../src/server/core/env.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { accountCalls } from './accounts-calls.ts';
import { accountOperations, type Operation } from './accounts-operations.ts';
import { forget, newPerson, type Person } from './accounts-people.ts';
import { seedAccounts } from './accounts-site.ts';
import { checkBytes, checkForgotten, checkIdentities } from './check-accounts.ts';
import { startClockedProcess, type ClockedProcess } from './clocked-process.ts';
import { nextMidnight } from './next-day.ts';
import { Lost, overHttp } from './over-http.ts';
import { pick } from './pick.ts';

/** Environment and length of a run. */
export interface AccountRounds {
  readonly env: Readonly<Record<string, string>>;
  /** Processes at once; the embedded store takes one. */
  readonly processes: number;
  readonly seed: number;
  readonly people: number;
  readonly operations: number;
}

/** Result of a run. */
export interface AccountCounts {
  readonly seed: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly killed: number;
  readonly withdrawn: number;
  /** Personal values of ended memberships that are nowhere any more. */
  readonly forgotten: number;
}

const EACH_ROUND = 12;
const AT_ONCE = 6;
const MOST_CALLS_TO_KILL = 90;
const MOST_DELAY_MS = 40;
const LAST_DAYS = 8;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A short round with a fixed seed in the tests; SOAK_ROUNDS makes it one of so many operations, SOAK_SEED repeats it. */
export const roundsOfAccounts = (): Omit<AccountRounds, 'env' | 'processes'> => {
  const operations = Number(process.env['SOAK_ROUNDS'] ?? 0);
  const seed = Number(process.env['SOAK_SEED'] ?? (operations > 0 ? Date.now() % 1_000_000 : 2026));
  if (operations === 0) return { seed, people: 6, operations: 24 };
  console.log(`SOAK_SEED=${seed}`);
  return { seed, people: 24, operations };
};

const operation = fc.record({
  who: fc.nat(999),
  kind: fc.nat(999),
  provider: fc.nat(999),
  other: fc.nat(999),
  wanted: fc.nat(11),
  isPutOff: fc.boolean(),
}) satisfies fc.Arbitrary<Operation>;

/** Choices of a round: days that pass before it, and when a process dies in it: after so many calls and milliseconds, and into the work of the jobs. */
const roundChoice = fc.record({
  days: fc.integer({ min: 1, max: 4 }),
  calls: fc.integer({ min: 1, max: MOST_CALLS_TO_KILL }),
  delay: fc.nat(MOST_DELAY_MS),
  killsCalls: fc.nat(3).map((one) => one > 0),
  killsJobs: fc.boolean(),
});

/**
 * Lets people join, link, unlink, withdraw and come back at random, while server processes are killed at random steps of their calls and jobs. Every operation is
 * repeated until it is acknowledged, and every acknowledged membership and link is used again later. At the end nobody is two members, nothing acknowledged is
 * lost, and nothing personal is left of who has withdrawn.
 */
export async function soakAccounts({
  env: place,
  processes: count,
  seed,
  people: peopleCount,
  operations,
}: AccountRounds): Promise<AccountCounts> {
  const env: Readonly<Record<string, string>> = { MODE: 'demo', LIMITS: 'off', ...place };
  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(readEnv(env));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  let at = nextMidnight() + 10 * HOUR_MS;
  await withStore((store) => seedAccounts(store, at));
  const people = Array.from({ length: peopleCount }, (_, index) => newPerson(seed, index));
  const plan = fc.sample(operation, { numRuns: operations, seed });
  const choices = fc.sample(roundChoice, { numRuns: Math.ceil(operations / EACH_ROUND), seed });
  /** Memberships as they were when they ended. */
  const ended: Person[] = [];
  const outcomes = new Map<string, number>();
  let killed = 0;

  const start = (port = '0'): Promise<ClockedProcess<number>> =>
    startClockedProcess({ file: 'accounts-server.ts', env: { ...env, PORT: port }, at });
  const running = await Promise.all(Array.from({ length: count }, () => start()));
  const starting = new Map<number, Promise<void>>();
  /** Kills a process and starts another one in its place, at the same address. */
  const kill = async (index: number): Promise<void> => {
    if (starting.has(index)) return starting.get(index);
    killed++;
    const again = (async (): Promise<void> => {
      const dead = pick(running, index);
      await dead.kill();
      running[index] = await start(new URL(dead.origin).port);
      starting.delete(index);
    })();
    starting.set(index, again);
    return again;
  };

  let browsers = 0;
  let callsToKill = Infinity;
  let delay = 0;
  const dying: Promise<void>[] = [];
  const nextApp = (): ReturnType<typeof overHttp> => {
    const index = browsers++ % count;
    return overHttp(() => {
      if (callsToKill-- === 0)
        dying.push(
          new Promise((resolve, reject) => void setTimeout(() => void kill(index).then(resolve, reject), delay)),
        );
      return pick(running, index).origin;
    });
  };
  const untilAnswered = async <Result>(work: (attempt: number) => Promise<Result>): Promise<Result> => {
    for (let attempt = 0; ; attempt++)
      try {
        return await work(attempt);
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        await Promise.all(starting.values());
      }
  };
  const calls = accountCalls(nextApp, () => at);
  const { play, logIn, withdraw } = accountOperations({ calls, people, seed, now: () => at, untilAnswered });

  /** Runs the jobs of all processes. `kills`: one of them dies at its work, and the work is done again. */
  const runJobs = async (kills: boolean): Promise<void> => {
    const working = running.map((one) => one.run(at));
    if (kills) {
      await new Promise((resolve) => void setTimeout(resolve, delay * 4));
      await kill(killed % count);
      // The lease of the dead process has passed by then.
      at += 2 * HOUR_MS;
    }
    const faults = await Promise.all(working);
    expect(faults.filter((one) => one !== undefined && one > 0)).toEqual([]);
    if (!kills) return;
    for (const one of running) one.setClock(at);
    await runJobs(false);
  };
  const passDays = async (days: number, kills: boolean): Promise<void> => {
    at += days * DAY_MS;
    for (const one of running) one.setClock(at);
    await runJobs(kills);
    for (const person of people)
      if (person.state === 'leaving' && person.leaveAt <= at) {
        ended.push({ ...person, everLinked: new Set(person.everLinked) });
        forget(person);
      }
  };

  /** Plays operations, a few at once, but one at a time on each person. */
  const playAll = async (todo: readonly Operation[]): Promise<void> => {
    const busy = new Set<Person>();
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let one = todo[next++]; one !== undefined; one = todo[next++]) {
        const { who } = one;
        const person = pick(
          people.filter((candidate) => !busy.has(candidate)),
          who,
        );
        busy.add(person);
        const outcome = await play(one, person);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        busy.delete(person);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

  for (const [round, choice] of choices.entries()) {
    delay = choice.delay;
    if (round > 0) await passDays(choice.days, choice.killsJobs);
    callsToKill = choice.killsCalls ? choice.calls : Infinity;
    await playAll(plan.slice(round * EACH_ROUND, (round + 1) * EACH_ROUND));
    await Promise.all(dying.splice(0));
  }
  callsToKill = Infinity;

  // Half of the members leave. The others can log in with everything that was acknowledged.
  await passDays(LAST_DAYS, false);
  for (const person of people.filter(({ state, index }) => state === 'member' && index % 2 === 0))
    await withdraw(person);
  await passDays(LAST_DAYS, true);
  for (const person of people.filter(({ state }) => state === 'member')) {
    expect((await logIn(calls.browser(), person)).code, person.name).toBe('200');
    for (const [provider, subject] of person.links)
      expect(calls.uidIn(await calls.logInBySocial(calls.browser(), provider, subject))).toBe(person.uid);
  }
  // Grants of the last withdrawals are revoked by the next turn of the job.
  await passDays(1, false);
  for (const one of running) await one.end(at);
  const forgotten = await withStore(async (store) => {
    await checkIdentities(store, people);
    return checkForgotten(store, { people, ended });
  });
  if (env['DATABASE_URL'] === undefined) checkBytes(env['DATA_DIR'] ?? '', { people, ended });
  return {
    seed,
    outcomes: Object.fromEntries([...outcomes].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    killed,
    withdrawn: ended.length,
    forgotten,
  };
}

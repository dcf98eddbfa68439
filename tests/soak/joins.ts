import fc from 'fast-check';
import { expect } from 'vitest';
import { readEnv } from '../../src/server/core/env.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { SECRET } from '../../scripts/bench/sessions/seed-members.ts';
import { checkJoins, type Counts } from './check-joins.ts';
import { startClockedProcess, type ClockedProcess } from './clocked-process.ts';
import {
  callOf,
  nextOf,
  operation,
  send,
  type Answered,
  type Call,
  type OpenJoins,
  type Operation,
} from './joins-calls.ts';
import { roundAt, seedEvents } from './joins-park.ts';
import { pick } from './pick.ts';

/** Environment and length of a run. */
export interface JoinRounds {
  readonly env: Readonly<Record<string, string>>;
  /** Processes at once; SQLite takes one. */
  readonly processes: number;
  readonly members: number;
  /** Lives of a set of events, from the opening to the last claims. */
  readonly rounds: number;
  /** Instants of a round at which members take part. */
  readonly steps: number;
}

const EACH_STEP = 16;
const AT_ONCE = 8;
const REPEATED = 15;
const LOST_MS = 121_000;
const MOST_REPEATS = 6;
const MOST_DELAY_MS = 60;
const secondMs = 1_000;
const dayMs = 24 * 60 * 60_000;

/** A short round in the tests; SOAK_ROUNDS makes it a full one. */
export const roundsOfJoins = (): Omit<JoinRounds, 'env' | 'processes'> => {
  const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);
  return rounds > 0
    ? { members: 40, rounds: Math.ceil(rounds / 200), steps: 40 }
    : { members: 10, rounds: 1, steps: 9 };
};

/** Instant of a step. `kills` lets a process die at it. */
interface Step {
  readonly at: number;
  readonly isClosed: boolean;
  readonly kills: boolean;
}

/** Steps of a round: just before the opening, the open days, one second before and after the close, the draw, and both deadlines to claim. */
const stepsOf = (number: number, steps: number): readonly Step[] => {
  const { opens, closes, results, ends } = roundAt(number);
  const open = Array.from({ length: steps }, (_, index) => ({
    at: Math.floor(opens + ((closes - opens - secondMs) * index) / (steps - 1)),
    isClosed: false,
    kills: index % 12 === 4,
  }));
  const late = [
    closes + secondMs,
    closes + 61 * secondMs,
    results + secondMs,
    results + dayMs,
    results + 14 * dayMs + 2 * secondMs,
    results + 15 * dayMs,
    ends,
  ];
  return [
    { at: opens - secondMs, isClosed: false, kills: false },
    ...open,
    ...late.map((at, index) => ({ at, isClosed: true, kills: index === 2 })),
  ];
};

/**
 * Lets members take part in events at random, round by round, while processes are killed at their work. Each call is repeated with its key until it is
 * answered, and some are sent twice at the same moment. The store is checked after each round.
 */
export async function soakJoins({ env: place, processes: count, members, rounds, steps }: JoinRounds): Promise<Counts> {
  const env = { NODE_ENV: 'production', MODE: 'demo', SESSION_SECRET: SECRET, LIMITS: 'off', SANDBOX: 'off', ...place };
  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(readEnv(env));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const park = await withStore((store) => seedEvents(store, { members, rounds }));
  const plan = fc.sample(operation, { numRuns: rounds * (steps + 8) * EACH_STEP, seed: 2026 });
  const delays = fc.sample(fc.nat(MOST_DELAY_MS), { numRuns: rounds * steps, seed: 2026 });
  const answered: Answered[] = [];
  const unanswered: Call[] = [];
  const lists = new Map<string, string>();
  let processes: ClockedProcess<OpenJoins>[] = [];
  let open: OpenJoins = { joins: [], applications: [] };
  let sent = 0;
  let killed = 0;

  const startAt = (at: number) => startClockedProcess<OpenJoins>({ file: 'joins-server.ts', env, at });
  /** Sends calls, a few at once, and runs the background work of all processes among them. Returns the calls that have to be repeated. */
  const play = async (
    at: number,
    calls: readonly (() => readonly Call[])[],
    kill: boolean,
  ): Promise<readonly Call[]> => {
    for (const one of processes) one.setClock(at);
    const lost: Call[] = [];
    let next = 0;
    const sendOne = async (call: Call): Promise<void> => {
      const answer = await send(pick(processes, sent++).origin, call);
      if (answer !== undefined) {
        answered.push(answer);
        const following = nextOf(answer, at);
        // Games send everything twice.
        if (following !== undefined) await Promise.all([sendOne(following), sendOne(following)]);
      } else if (call.key === '') unanswered.push(call);
      else lost.push(call);
    };
    const worker = async (): Promise<void> => {
      for (let make = calls[next++]; make !== undefined; make = calls[next++]) await Promise.all(make().map(sendOne));
    };
    const run = async (): Promise<void> => {
      const index = killed % count;
      const dying = kill
        ? new Promise<void>(
            (resolve, reject) =>
              void setTimeout(() => void pick(processes, index).kill().then(resolve, reject), pick(delays, killed)),
          )
        : undefined;
      const done = await Promise.all(processes.map((one) => one.run(at)));
      await dying;
      open = done.find((one) => one !== undefined) ?? open;
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, worker), run()]);
    if (kill) processes[killed++ % count] = await startAt(at);
    return lost;
  };

  /** Repeats calls with their keys until each is answered. A key whose process was killed is free again after two minutes. */
  const repeat = async (from: number, calls: readonly Call[]): Promise<number> => {
    let [at, lost] = [from, calls];
    for (let times = 0; lost.length > 0 && times < MOST_REPEATS; times++) {
      const again = lost;
      lost = await play(
        at,
        again.map((call) => () => [call]),
        false,
      );
      at += LOST_MS;
    }
    expect(lost).toEqual([]);
    return at;
  };

  /** Answers of calls that are repeated later are the same, from every process; their keys fit no other body. */
  const repeatAnswered = async (calls: readonly Answered[]): Promise<void> => {
    const done = calls.filter(({ code, key }) => code === '200' && key !== '').slice(-REPEATED);
    for (const call of done)
      expect(await send(pick(processes, sent++).origin, call)).toMatchObject({ code: '200', data: call.data });
    for (const call of done.slice(0, 1))
      expect(
        await send(pick(processes, sent++).origin, { ...call, body: call.body.replace('{', '{"membershipUid":"",') }),
      ).toMatchObject({ code: 'IDM_02' });
  };

  let used = 0;
  for (let round = 0; round < rounds; round++) {
    processes = await Promise.all(Array.from({ length: count }, () => startAt(roundAt(round).opens - secondMs)));
    let now = 0;
    for (const { at: planned, isClosed, kills } of stepsOf(round, steps)) {
      const at = Math.max(planned, now);
      const operations = plan.slice(used, (used += EACH_STEP));
      const before = answered.length;
      const make = (one: Operation) => () => {
        const call = callOf(one, { park, at, round, isClosed, open });
        return call.key !== '' && one.twice < 2 ? [call, call] : [call];
      };
      const lost = await play(at, operations.map(make), kills);
      if (lost.length === 0) await repeatAnswered(answered.slice(before));
      now = await repeat(at, lost);
    }
    for (const one of processes) await one.end(now);
    await withStore((store) => checkJoins(store, { park, round, answered, unanswered, lists, now: new Date(now) }));
  }
  return withStore((store) =>
    checkJoins(store, {
      park,
      round: rounds - 1,
      answered,
      unanswered,
      lists,
      now: new Date(roundAt(rounds - 1).ends + dayMs),
    }),
  ).then((counts) => ({ ...counts, killed }));
}

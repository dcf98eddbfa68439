import fc from 'fast-check';
import { expect } from 'vitest';
import { readEnv } from '../../src/server/core/env.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { SECRET, type SeededMember } from '../../scripts/bench/sessions/seed-members.ts';
import { checkQueue, type Counts } from './check-queue.ts';
import { callOf, operation, send, type Answered, type Call, type Operation } from './queue-calls.ts';
import { startClockedProcess, type ClockedProcess } from './clocked-process.ts';
import { nextMidnight } from './next-day.ts';
import { seedPark, type LivePlaces } from './queue-park.ts';

/** Environment and length of a run. */
export interface QueueRounds {
  readonly env: Readonly<Record<string, string>>;
  /** Processes at once; SQLite takes one. */
  readonly processes: number;
  readonly members: number;
  readonly steps: number;
  readonly kills: number;
}

const STEP_MS = 30_000;
const EACH_STEP = 8;
const AT_ONCE = 6;
const DRAIN_MS = 60_000;
const DRAIN_STEPS = 200;
const hourMs = 60 * 60_000;

/** A short round in the tests; SOAK_ROUNDS makes it a day of the park. */
export const roundsOfQueue = (): Omit<QueueRounds, 'env' | 'processes'> => {
  const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);
  return rounds > 0 ? { members: 80, steps: Math.min(900, rounds), kills: 10 } : { members: 12, steps: 48, kills: 1 };
};

/**
 * Plays a day of a park: visitors join, cancel, leave and come, devices scan and call, at random, while the process that calls is killed now and then
 * at its work. Each call is repeated with its key until it is answered. Then the lines empty, the park closes, and the store is checked.
 */
export async function soakQueue({ env: place, processes: count, members, steps, kills }: QueueRounds): Promise<Counts> {
  const env = { NODE_ENV: 'production', MODE: 'demo', SESSION_SECRET: SECRET, LIMITS: 'off', SANDBOX: 'off', ...place };
  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(readEnv(env));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const start = nextMidnight() + 10 * hourMs;
  const park = await withStore((store) => seedPark(store, members, start));
  const plan = fc.sample(operation, { numRuns: steps * EACH_STEP, seed: 2026 });
  const delays = fc.sample(fc.nat(25), { numRuns: kills, seed: 2026 });
  const killSteps = new Map(delays.map((delay, index) => [Math.floor(((index + 0.5) * steps) / kills), delay]));
  const answered: Answered[] = [];
  const joined: { entry: string; members: readonly SeededMember[] }[] = [];
  let places: LivePlaces = { called: [], waiting: 0 };
  let lost: readonly Call[] = [];
  let calling = 0;
  let killed = 0;
  const startAt = (instant: number) => startClockedProcess<LivePlaces>({ file: 'queue-server.ts', env, at: instant });
  const processes: ClockedProcess<LivePlaces>[] = [];
  for (let index = 0; index < count; index++) processes.push(await startAt(start));

  const note = (answer: Answered): void => {
    answered.push(answer);
    if (answer.kind !== 'join' || answer.code !== '200') return;
    const { withUidList = [] } = JSON.parse(answer.body) as { readonly withUidList?: readonly string[] };
    joined.push({
      entry: entryIdOf(answer),
      members: park.members.filter(({ uid }) => uid === answer.who || withUidList.includes(uid)),
    });
  };

  /** Sends calls, a few at once, with a run of the callers among them. Kills the one that calls, if asked, after so many milliseconds of its run. */
  const play = async (at: number, operations: readonly Operation[], killAfter?: number): Promise<void> => {
    const todo: (() => Call)[] = [
      ...lost.map((call) => () => call),
      ...operations.map((one) => () => callOf(one, { park, at, places, joined })),
    ];
    for (const one of processes) one.setClock(at);
    const without: Call[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let index = next++; index < todo.length; index = next++) {
        const call = todo[index]?.();
        if (call === undefined) return;
        const answer = await send(processes[index % count]?.origin ?? '', call);
        if (answer === undefined) without.push(call);
        else note(answer);
      }
    };
    const run = async (): Promise<void> => {
      const doomed = killAfter === undefined ? undefined : processes[calling];
      const kill =
        doomed === undefined
          ? undefined
          : new Promise<void>(
              (resolve, reject) => void setTimeout(() => void doomed.kill().then(resolve, reject), killAfter),
            );
      const heard = await Promise.all(processes.map((one) => one.run(at)));
      await kill;
      places = heard.find((one) => one !== undefined) ?? places;
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, worker), run()]);
    lost = without;
    if (killAfter === undefined) return;
    killed++;
    processes[calling] = await startAt(at);
    calling = (calling + 1) % count;
  };

  let at = start;
  for (let step = 0; step < steps; step++, at += STEP_MS)
    await play(at, plan.slice(step * EACH_STEP, (step + 1) * EACH_STEP), killSteps.get(step));
  for (let step = 0; step < DRAIN_STEPS && (places.waiting > 0 || lost.length > 0); step++, at += DRAIN_MS)
    await play(at, []);
  expect([places.waiting, lost, killed]).toEqual([0, [], kills]);
  await play(start + 11 * hourMs + 1, []);
  await play(start + 24 * hourMs, []);
  for (const one of processes) await one.end(start + 24 * hourMs);
  expect(answered).toHaveLength(plan.length);
  return withStore((store) => checkQueue(store, answered));
}

export const entryIdOf = ({ data }: Answered): string => (data['entry'] as { readonly entryId: string }).entryId;

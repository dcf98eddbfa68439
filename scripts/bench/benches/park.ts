import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { startOurs } from '../http/promenade-server.ts';
import { startServer } from '../http/start-server.ts';
import { openStreams, type OpenStreams } from '../park/open-streams.ts';
import { atMost, near, toReading, type Bench } from '../reading.ts';

const STREAMS = 2_000;
const IDLE = 100;
const OVERRIDES = 12;
/** Time over which polls and batches are counted, in milliseconds. */
const WATCHED_MS = 130_000;
const operator = { email: 'operator@resort.example', password: 'Password-of-the-bench-1' };
const headers = { 'x-console': '1', 'content-type': 'application/json' };

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Resident memory of a process, in kilobytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const firstFacility = async (origin: string): Promise<string> => {
  const { data } = (await (await fetch(`${origin}/api/v1/iam/information/states?parkType=EL`)).json()) as {
    readonly data: { readonly stateList: readonly FacilityState[] };
  };
  const [state] = data.stateList;
  if (state === undefined) throw new Error('the venue EL has no live states');
  return state.facilityId;
};

/** Sets states one after the other, more than a second apart, and returns all arrival times. */
async function overrideTimes(origin: string, streams: OpenStreams): Promise<readonly number[]> {
  const facility = await firstFacility(origin);
  const session = await fetch(`${origin}/api/console/v1/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(operator),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const times: number[] = [];
  for (let round = 0; round < OVERRIDES; round++) {
    await pause(1_200);
    const statusCd = round % 2 === 0 ? 'CLOSED' : 'FULL';
    const set = () =>
      fetch(`${origin}/api/console/v1/today/EL/${facility}`, {
        method: 'PUT',
        headers: { ...headers, cookie },
        body: JSON.stringify({ statusCd }),
      });
    times.push(...(await streams.arrivals(`"facilityId":"${facility}","statusCd":"${statusCd}"`, set)));
  }
  return times;
}

/** The same with a bare server that writes as many bytes. */
async function bareTimes(): Promise<readonly number[]> {
  const { origin, stop } = await startServer('scripts/bench/park/bare-streams.ts', [], {});
  try {
    const streams = await openStreams(origin, STREAMS);
    const times: number[] = [];
    for (let round = 0; round < OVERRIDES; round++) {
      await pause(1_200);
      const body = `event: park\ndata: {"parkList":[{"parkType":"EL","stateList":[{"facilityId":"x","statusCd":"CLOSED","asOf":${1e12 + round}}]}]}\n\n`;
      times.push(...(await streams.arrivals(`${1e12 + round}`, () => fetch(origin, { method: 'POST', body }))));
    }
    streams.close();
    return times;
  } finally {
    await stop();
  }
}

/** Live states with many open streams: polls, batches, the time until an override arrives, and the cost of a stream. */
export const bench: Bench = async () => {
  const floor = await bareTimes();
  const ours = await startOurs({ CONSOLE_ADMIN_EMAIL: operator.email, CONSOLE_ADMIN_PASSWORD: operator.password });
  try {
    const url = `${ours.origin}/api/live`;
    const few = await openStreams(url, IDLE);
    const before = memoryOf(ours.pid);
    const streams = await openStreams(url, STREAMS);
    const perStream = (memoryOf(ours.pid) - before) / STREAMS;
    const times = await overrideTimes(ours.origin, streams);
    await pause(10_000);
    const batches = streams.count('park');
    await pause(WATCHED_MS);
    const polled = streams.count('park') - batches;
    few.close();
    streams.close();
    return [
      toReading(
        {
          bench: `park/${STREAMS}-streams-override-arrives-p95`,
          value: percentile(times, 0.95),
          unit: 'ms',
          floor: percentile(floor, 0.95),
          ratio: percentile(times, 0.95) / percentile(floor, 0.95),
          pairs: times.length,
        },
        atMost(2_000, 'value'),
      ),
      toReading(
        { bench: `park/${STREAMS}-streams-batches-in-${WATCHED_MS / 1000}-s`, value: polled, unit: 'events' },
        near(2, 1),
      ),
      toReading({ bench: `park/${STREAMS}-streams-memory-of-a-stream`, value: perStream, unit: 'kB' }),
    ];
  } finally {
    await ours.stop();
  }
};

import { join } from 'node:path';
import { run } from '../../../src/qa/run.ts';
import { ROOT } from '../../support/places.ts';
import { joinReadings } from '../queue/join-readings.ts';
import { minuteOfCalls } from '../queue/minute-of-calls.ts';
import { openPark } from '../queue/park.ts';
import { atMost, toReading, type Bench, type Reading } from '../reading.ts';
import { onPostgres, onSqlite, type MakePlace } from '../sessions/places.ts';

const WAITING = 20_000;
const VISITORS = 20_000;

const calls = async (what: string, make: MakePlace): Promise<readonly Reading[]> => {
  const place = await make('calls', WAITING);
  await openPark(place);
  return minuteOfCalls(`${what}-${WAITING}-waiting`, place);
};

/** A simulated day with the time in which the documents are read; the floor is a day with one visitor. */
async function simulatedDay(): Promise<readonly Reading[]> {
  const day = async (visitors: number): Promise<number> => {
    const started = performance.now();
    const { code, text } = await run(['day', 'EL', join(ROOT, 'config'), '--visitors', String(visitors)]);
    if (code !== 0) throw new Error(text);
    return (performance.now() - started) / 1000;
  };
  const floor = await day(1);
  const value = await day(VISITORS);
  return [
    toReading(
      { bench: `queue/day-of-${VISITORS}-visitors`, value, unit: 's', floor, ratio: value / floor },
      atMost(10, 'value'),
    ),
  ];
}

/** The smart queue: joining, the race for seats, the calls of a full park, and the simulation of a day. */
export const bench: Bench = async () => [
  ...(await simulatedDay()),
  ...(await onSqlite(async (make) => [
    ...(await joinReadings('queue/sqlite', 1, make)),
    ...(await calls('queue/sqlite', make)),
  ])),
  ...(await onPostgres('queue', async (make) => [
    ...(await joinReadings('queue/postgres-4-processes', 4, make)),
    ...(await calls('queue/postgres', make)),
  ])),
];

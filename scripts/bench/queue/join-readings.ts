import { readEnv } from '../../../src/server/core/env.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import { atLeast, atMost, near, toReading, type Reading } from '../reading.ts';
import type { MakePlace, Place } from '../sessions/places.ts';
import { bare, freeSlot, joinSteadily, ours, p95Of, PER_SECOND, raceForSeats } from './joins.ts';
import { openPark, rides, SEATS } from './park.ts';
import { withServers } from './with-servers.ts';

const SECONDS = 10;
const WARM_UP = 200;
const JOINERS = SECONDS * PER_SECOND + WARM_UP;
const RACERS = 2_000;

/** Seats taken of the time, and people who hold more than one. */
async function countSeats({ env }: Place, slot: string): Promise<{ readonly taken: number; readonly doubled: number }> {
  const store = await openStore(readEnv(env));
  try {
    const rows = await store.db
      .selectFrom('queue_people')
      .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
      .select('product')
      .where('facility', '=', rides.slots)
      .where('slot', '=', slot)
      .execute();
    return { taken: rows.length, doubled: rows.length - new Set(rows.map(({ product }) => product)).size };
  } finally {
    await store.close();
  }
}

/** Joins at a steady rate, then a race for the seats of one time, each against bare servers on the same machine. */
export async function joinReadings(what: string, count: number, make: MakePlace): Promise<readonly Reading[]> {
  const [place, floor] = [await make('queue', JOINERS + RACERS), await make('bare', JOINERS + RACERS)];
  await openPark(place);
  let slot = '';
  let codes: ReadonlyMap<string, number> = new Map();
  const split = ({ members }: Place) => [members.slice(0, JOINERS), members.slice(JOINERS)] as const;
  const measured = await withServers({ count, place, floor, seats: SEATS }, async (own, plain) => {
    const [first] = own;
    if (first === undefined) throw new Error('There is no server.');
    const [steadyBare, steady] = [
      await joinSteadily(bare(plain), split(floor)[0], WARM_UP),
      await joinSteadily(ours(own), split(place)[0], WARM_UP),
    ];
    slot = await freeSlot(first);
    const [raceBare, race] = [
      await raceForSeats(bare(plain), split(floor)[1], slot),
      await raceForSeats(ours(own), split(place)[1], slot),
    ];
    codes = race.codes;
    const [joinMs, joinFloor, raceMs, raceFloor] = [
      p95Of(steady.latencies),
      p95Of(steadyBare.latencies),
      p95Of(race.latencies),
      p95Of(raceBare.latencies),
    ];
    return [
      toReading(
        {
          bench: `${what}-${PER_SECOND}-joins-a-second-p95`,
          value: joinMs,
          unit: 'ms',
          floor: joinFloor,
          ratio: joinMs / joinFloor,
          pairs: steady.latencies.length,
        },
        atMost(300, 'value'),
      ),
      toReading(
        {
          bench: `${what}-joins-a-second`,
          value: steady.rate,
          unit: 'joins/s',
          floor: steadyBare.rate,
          ratio: steady.rate / steadyBare.rate,
          pairs: steady.latencies.length,
        },
        atLeast(PER_SECOND, 'value'),
      ),
      toReading(
        {
          bench: `${what}-${RACERS}-for-${SEATS}-seats-p95`,
          value: raceMs,
          unit: 'ms',
          floor: raceFloor,
          ratio: raceMs / raceFloor,
          pairs: RACERS,
        },
        atMost(6_000, 'value'),
      ),
    ];
  });
  const { taken, doubled } = await countSeats(place, slot);
  const refusedOtherwise = RACERS - (codes.get('200') ?? 0) - (codes.get('QUE_05') ?? 0);
  if (refusedOtherwise > 0) process.stderr.write(`  ${what}: ${JSON.stringify([...codes])}\n`);
  return [
    ...measured,
    toReading(
      { bench: `${what}-${RACERS}-for-${SEATS}-seats-taken`, value: taken, unit: 'seats', pairs: RACERS },
      near(SEATS, 0),
    ),
    toReading(
      {
        bench: `${what}-${RACERS}-for-${SEATS}-seats-answered`,
        value: codes.get('200') ?? 0,
        unit: 'seats',
        pairs: RACERS,
      },
      near(SEATS, 0),
    ),
    toReading(
      { bench: `${what}-${RACERS}-for-${SEATS}-seats-doubled`, value: doubled, unit: 'people', pairs: RACERS },
      near(0, 0),
    ),
    toReading(
      {
        bench: `${what}-${RACERS}-for-${SEATS}-seats-refused-otherwise`,
        value: refusedOtherwise,
        unit: 'calls',
        pairs: RACERS,
      },
      near(0, 0),
    ),
  ];
}

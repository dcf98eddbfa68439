import { readEnv } from '../../../src/server/core/env.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import { events, openEvents, PRIZES } from '../joins/open-events.ts';
import { bare, joinSteadily, orderOf, ours, p95Of, PER_SECOND } from '../queue/joins.ts';
import { withServers } from '../queue/with-servers.ts';
import { atMost, near, toReading, type Bench, type Reading } from '../reading.ts';
import { onPostgres, onSqlite, type MakePlace, type Place } from '../sessions/places.ts';
import { race } from '../sessions/race.ts';

const SECONDS = 10;
const WARM_UP = 200;
const JOINERS = SECONDS * PER_SECOND + WARM_UP;
const path = '/api/v1/iam/evt/event-join';

interface Size {
  readonly processes: number;
  /** Members who want the prize at the same moment. */
  readonly racers: number;
}

/** Winners of the prize, and members who won it more than once. */
async function countWinners({
  env,
}: Place): Promise<{ readonly won: number; readonly doubled: number; readonly coupons: number }> {
  const store = await openStore(readEnv(env));
  try {
    const rows = await store.db
      .selectFrom('event_joins')
      .select(['id', 'member'])
      .where('event', '=', events.race)
      .where('prize', '=', events.prize)
      .execute();
    const coupons = await store.db
      .selectFrom('coupons')
      .select('id')
      .where(
        'ref',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return {
      won: rows.length,
      doubled: rows.length - new Set(rows.map(({ member }) => member)).size,
      coupons: coupons.length,
    };
  } finally {
    await store.close();
  }
}

/** A race for a prize, all its calls again with their keys, then a wheel that is turned at a steady rate, against bare servers. */
async function joinReadings(what: string, { processes, racers }: Size, make: MakePlace): Promise<readonly Reading[]> {
  const [place, floor] = [await make('joins', JOINERS + racers), await make('bare', JOINERS + racers)];
  await openEvents(place);
  const split = ({ members }: Place) => [members.slice(0, JOINERS), members.slice(JOINERS)] as const;
  const measured = await withServers({ count: processes, place, floor, seats: PRIZES }, async (own, plain) => {
    const raceBare = await race(
      split(floor)[1].map((member, index) => orderOf(bare(plain), member, index, { slotId: 'seat' })),
    );
    const orders = split(place)[1].map((member, index) =>
      orderOf(ours(own, path), member, index, { eventId: events.race, slotId: events.prize }),
    );
    const raced = await race(orders);
    const again = await race(orders);
    const changed = again.texts.filter((text, index) => text !== raced.texts[index]).length;
    const steadyBare = await joinSteadily(bare(plain), split(floor)[0], WARM_UP);
    const turning = joinSteadily(ours(own, path), split(place)[0], WARM_UP, { eventId: events.steady });
    // A machine that cannot keep the rate refuses calls: that misses the goal, and the other readings stand.
    const turns = await turning.then(
      ({ latencies }) => ({ ms: p95Of(latencies), count: latencies.length }),
      (error: unknown) => {
        process.stderr.write(`  ${what}: ${String(error)}\n`);
        return { ms: Infinity, count: 0 };
      },
    );
    const [won, gone] = ['200', 'EVT_03'].map((code) => raced.codes.get(code) ?? 0);
    const [joinFloor, raceMs, raceFloor] = [
      p95Of(steadyBare.latencies),
      p95Of(raced.latencies),
      p95Of(raceBare.latencies),
    ];
    return [
      toReading(
        {
          bench: `${what}-${PER_SECOND}-turns-a-second-p95`,
          value: turns.ms,
          unit: 'ms',
          floor: joinFloor,
          ratio: turns.ms / joinFloor,
          pairs: turns.count,
        },
        atMost(300, 'value'),
      ),
      toReading(
        {
          bench: `${what}-${racers}-for-${PRIZES}-prizes-p95`,
          value: raceMs,
          unit: 'ms',
          floor: raceFloor,
          ratio: raceMs / raceFloor,
          pairs: racers,
        },
        atMost(3_000, 'value'),
      ),
      toReading(
        { bench: `${what}-${racers}-for-${PRIZES}-prizes-won`, value: won ?? 0, unit: 'prizes', pairs: racers },
        near(PRIZES, 0),
      ),
      toReading(
        {
          bench: `${what}-${racers}-for-${PRIZES}-prizes-refused-otherwise`,
          value: racers - (won ?? 0) - (gone ?? 0),
          unit: 'calls',
          pairs: racers,
        },
        near(0, 0),
      ),
      toReading(
        { bench: `${what}-${racers}-repeated-keys-answered-otherwise`, value: changed, unit: 'answers', pairs: racers },
        near(0, 0),
      ),
    ];
  });
  const { won, doubled, coupons } = await countWinners(place);
  return [
    ...measured,
    toReading({ bench: `${what}-prizes-given`, value: won, unit: 'prizes', pairs: racers }, near(PRIZES, 0)),
    toReading({ bench: `${what}-prizes-doubled`, value: doubled, unit: 'members', pairs: racers }, near(0, 0)),
    toReading({ bench: `${what}-coupons-issued`, value: coupons, unit: 'coupons', pairs: racers }, near(PRIZES, 0)),
  ];
}

/** Events: members who take part at a steady rate, and many who want the last prizes at once. */
export const bench: Bench = async () => [
  ...(await onSqlite((make) => joinReadings('joins/sqlite', { processes: 1, racers: 200 }, make))),
  ...(await onPostgres('joins', (make) =>
    joinReadings('joins/postgres-4-processes', { processes: 4, racers: 1_000 }, make),
  )),
];

import { expect, it, vi } from 'vitest';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { tempStore } from '#tests/temp-store.ts';
import { untilListening } from '#tests/until-listening.ts';
import type { Store } from '../../core/storage/store.ts';
import { readVenueStates, readWaits, saveOverride } from './park-store.ts';
import { Poller } from './poller.ts';

const start = Date.parse('2026-11-01T03:00:00Z');
const minute = 60_000;

type Read = (venue: string, now: number) => Promise<readonly FacilityState[]>;

/** Pollers of several processes on one store and one clock. */
const pollers = async (count: number, read: Read) => {
  const store = await tempStore();
  const clock = { now: start };
  const warn = vi.fn<(error: unknown, venue?: string) => void>();
  const all = Array.from(
    { length: count },
    () => new Poller({ store, now: () => clock.now, venues: () => ['AA', 'BB'], read, warn }),
  );
  const tick = async (...which: readonly Poller[]): Promise<void> => {
    for (const one of which) {
      await one.tick();
      await one.settled();
    }
  };
  return { store, clock, warn, all, tick };
};

const waitOf = async (store: Store, venue: string, now: number) =>
  (await readVenueStates(store.db, venue, now)).polled[0]?.waitMin;
const answer = (waitMin: number, asOf: number): FacilityState[] => [
  { facilityId: 'a', statusCd: 'OPEN', waitMin, asOf },
];

it('polls each venue once a minute, whatever the number of processes, and notifies all of them', async () => {
  const read = vi.fn<Read>((_venue, now) => Promise.resolve(answer(5, now)));
  const { store, clock, all, tick } = await pollers(3, read);
  const heard: (string | undefined)[] = [];
  store.listen('park', (venue) => heard.push(venue));
  await untilListening(store, 'park', heard);
  for (let second = 0; second < 180; second += 5) {
    clock.now = start + second * 1000;
    await tick(...all);
  }
  expect(read.mock.calls.map(([venue]) => venue).toSorted()).toEqual(['AA', 'AA', 'AA', 'BB', 'BB', 'BB']);
  await vi.waitUntil(() => heard.filter((venue) => venue === 'AA' || venue === 'BB').length === 6, { timeout: 20_000 });
});

it('lets another process take over within seconds when the one that polls is gone', async () => {
  const by: string[] = [];
  const {
    store,
    clock,
    warn,
    tick,
    all: [first],
  } = await pollers(1, () => {
    by.push('first');
    return Promise.resolve(answer(1, start));
  });
  const second = new Poller({
    store,
    now: () => clock.now,
    venues: () => ['AA'],
    read: () => {
      by.push('second');
      return Promise.resolve(answer(2, clock.now));
    },
    warn,
  });
  await tick(...(first === undefined ? [] : [first]), second);
  clock.now += 65_000;
  await tick(second);
  expect([by, await waitOf(store, 'AA', clock.now)]).toEqual([['first', 'first', 'second'], 2]);
});

it('polls a venue whose last poll had a clock that ran a day ahead', async () => {
  const {
    store,
    clock,
    all: [ahead, other],
    tick,
  } = await pollers(2, (_venue, now) => Promise.resolve(answer(5, now)));
  clock.now += 86_400_000;
  await tick(ahead!);
  await ahead!.close();
  clock.now -= 86_400_000;
  await tick(other!);
  expect((await readVenueStates(store.db, 'AA', clock.now)).polledAt).toBe(clock.now);
});

it('lets a state that an operator set a day ahead of the clock hold for its own time only', async () => {
  const {
    store,
    clock,
    all: [poller],
    tick,
  } = await pollers(1, () => Promise.resolve([]));
  await store.db.transaction().execute((tx) =>
    saveOverride(tx, 'AA', {
      facilityId: 'a',
      statusCd: 'CLOSED',
      at: start + 86_400_000,
      until: start + 86_400_000 + minute,
      author: 'one',
    }),
  );
  await tick(poller!);
  expect((await readVenueStates(store.db, 'AA', clock.now)).overrides).toMatchObject([
    { at: start, until: start + minute },
  ]);
});

it('drops the answer of a process that lost the lease while it was polling', async () => {
  const late = Promise.withResolvers<FacilityState[]>();
  const {
    store,
    clock,
    all: [slow],
  } = await pollers(1, () => late.promise);
  await slow?.tick();
  clock.now += 20_000;
  const next = new Poller({
    store,
    now: () => clock.now,
    venues: () => ['AA'],
    read: () => Promise.resolve(answer(2, clock.now)),
    warn: () => undefined,
  });
  await next.tick();
  await next.settled();
  late.resolve(answer(99, clock.now));
  await slow?.settled();
  expect(await waitOf(store, 'AA', clock.now)).toBe(2);
});

it('keeps the last states when a poll fails, and reports it; other venues go on', async () => {
  const read = vi.fn<Read>((venue, now) =>
    now > start && venue === 'AA' ? Promise.reject(new Error('down')) : Promise.resolve(answer(5, now)),
  );
  const { store, clock, warn, all, tick } = await pollers(1, read);
  await tick(...all);
  clock.now += minute;
  await tick(...all);
  expect(warn.mock.calls.map(([, venue]) => venue)).toEqual(['AA']);
  const [failed, fine] = [
    await readVenueStates(store.db, 'AA', clock.now),
    await readVenueStates(store.db, 'BB', clock.now),
  ];
  expect([failed.polledAt, failed.polled[0]?.asOf, fine.polled[0]?.asOf]).toEqual([clock.now, start, clock.now]);
});

it('stores a wait time for each ten minutes, over midnight too', async () => {
  const midnight = Date.parse('2026-11-01T15:00:00Z');
  const { store, clock, all, tick } = await pollers(1, (_venue, now) =>
    Promise.resolve(answer(Math.round((now - midnight) / minute) + 100, now)),
  );
  for (let at = -20; at < 20; at++) {
    clock.now = midnight + at * minute;
    await tick(...all);
  }
  const samples = await readWaits(store.db, 'AA', midnight - 60 * minute, midnight + 60 * minute);
  expect(samples.map(({ slot, waits }) => [(slot - midnight) / minute, waits['a']])).toEqual([
    [-20, 89],
    [-10, 99],
    [0, 109],
    [10, 119],
  ]);
});

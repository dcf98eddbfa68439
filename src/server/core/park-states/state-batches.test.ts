import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { describeUpdate, batchStates } from './state-batches.ts';
import { ParkStates } from './park-states.ts';
import type { Override, VenueStates } from './effective-states.ts';

const state = (facilityId: string, waitMin: number, asOf = Date.now()): FacilityState => ({
  facilityId,
  statusCd: 'OPEN',
  waitMin,
  asOf,
});
const override = (facilityId: string, more: Partial<Override> = {}): Override => ({
  facilityId,
  statusCd: 'CLOSED',
  at: Date.now(),
  until: Date.now() + 3_600_000,
  author: 'x',
  ...more,
});
const mapOf = (...list: FacilityState[]) => new Map(list.map((one) => [one.facilityId, one]));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

const batches = () => {
  const states = new ParkStates(Date.now);
  const events: unknown[] = [];
  onTestFinished(batchStates(states, (event) => void events.push(JSON.parse(event.split('data: ')[1] ?? ''))));
  onTestFinished(() => states.close());
  const put = (venue: string, more: Partial<VenueStates>): void =>
    states.put(venue, { ...states.stored(venue), ...more });
  return { states, events, put };
};

it('lists what a poll changed, and confirms the rest by its time', () => {
  expect(
    describeUpdate(
      'AA',
      mapOf(state('a', 5, 1), state('b', 5, 1), state('c', 5, 1), state('d', 5, 1)),
      mapOf(state('a', 5, 9), state('b', 10, 9), state('c', 5, 1)),
    ),
  ).toEqual({
    parkType: 'AA',
    asOf: 9,
    stateList: [state('b', 10, 9), state('c', 5, 1)],
    goneList: ['d'],
  });
});

it('sends the polls of all venues in one event, at most every ten seconds', async () => {
  const { events, put } = batches();
  put('AA', { polledAt: 1, polled: [state('a', 5)] });
  put('BB', { polledAt: 1, polled: [state('b', 5)] });
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toMatchObject([{ parkList: [{ parkType: 'AA' }, { parkType: 'BB' }] }]);
  put('AA', { polledAt: 2, polled: [state('a', 10)] });
  await vi.advanceTimersByTimeAsync(5_000);
  put('AA', { polledAt: 3, polled: [state('a', 15)] });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(events[1]).toMatchObject({ parkList: [{ parkType: 'AA', stateList: [{ waitMin: 15 }] }] });
});

it('sends the figures of queues with the polls, in one event, at most every ten seconds', async () => {
  const { states, events, put } = batches();
  const figures = (nowNo: number) => [
    {
      facilityId: 'a',
      statusCd: 'OPEN' as const,
      waitFrom: 0,
      waitTo: 5,
      waitTxt: '0–5',
      lineYn: 'Y' as const,
      nowNo,
      asOf: Date.now(),
    },
  ];
  put('AA', { polledAt: 1, polled: [state('a', 5)] });
  states.putQueues('AA', figures(1));
  states.putQueues('BB', figures(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toMatchObject([
    {
      parkList: [
        { parkType: 'AA', stateList: [{ waitMin: 5 }], queueList: [{ nowNo: 1 }] },
        { parkType: 'BB', stateList: [], queueList: [{ nowNo: 2 }] },
      ],
    },
  ]);
  states.putQueues('AA', figures(3));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(events).toHaveLength(1);
  states.putQueues('AA', figures(4));
  await vi.advanceTimersByTimeAsync(1);
  expect(events[1]).toMatchObject({ parkList: [{ parkType: 'AA', queueList: [{ nowNo: 4 }] }] });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(states.queues('AA')).toEqual([]);
});

it('sends a state that an operator sets without delay, and those of the next second together', async () => {
  const { events, put } = batches();
  put('AA', { polledAt: 1, polled: [state('a', 5), state('b', 5), state('c', 5)] });
  await vi.advanceTimersByTimeAsync(0);
  events.length = 0;
  const [a, b, c] = [override('a'), override('b'), override('c')];
  put('AA', { overrides: [a] });
  await vi.advanceTimersByTimeAsync(0);
  put('AA', { overrides: [a, b] });
  put('AA', { overrides: [b, c] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(
    events.map((event) =>
      (event as { parkList: { stateList: FacilityState[] }[] }).parkList.flatMap(({ stateList }) =>
        stateList.map(({ facilityId, statusCd }) => `${facilityId} ${statusCd}`),
      ),
    ),
  ).toEqual([['a CLOSED'], ['b CLOSED', 'a OPEN', 'c CLOSED']]);
});

it('ends an override by itself', async () => {
  const { states, events, put } = batches();
  put('AA', { polledAt: 1, polled: [state('a', 5)], overrides: [override('a', { until: Date.now() + 60_000 })] });
  expect(states.current('AA').get('a')?.statusCd).toBe('CLOSED');
  await vi.advanceTimersByTimeAsync(60_001);
  expect(states.current('AA').get('a')?.statusCd).toBe('OPEN');
  expect(events.at(-1)).toMatchObject({
    parkList: [{ parkType: 'AA', stateList: [{ facilityId: 'a', statusCd: 'OPEN' }] }],
  });
});

it('forgets polled states after ten minutes, but keeps the state that an operator set', () => {
  const { states, put } = batches();
  put('AA', {
    polledAt: Date.now(),
    polled: [state('a', 5), state('b', 5)],
    overrides: [override('b', { until: Date.now() + 3_600_000 })],
  });
  vi.setSystemTime(Date.now() + 600_000);
  expect([...states.current('AA').keys()]).toEqual(['b']);
});

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FacilityState, FacilityStates } from '#schemas/calls/park-state/answers';
import { openStates } from './facility-states.ts';
import { publishParkNews } from './live-park.ts';

const minute = 60_000;
const state = (facilityId: string, waitMin: number): FacilityState => ({
  facilityId,
  statusCd: 'OPEN',
  waitMin,
  asOf: Date.now(),
});

/** A subscribed store whose calls are answered by `answer` in turn. */
const following = async (...answers: readonly (readonly FacilityState[])[]) => {
  const read = vi.fn<() => Promise<FacilityStates>>();
  for (const stateList of answers) read.mockResolvedValueOnce({ stateList: [...stateList] });
  read.mockRejectedValue(new Error('down'));
  const store = openStates({ parkType: 'AA', read });
  const listener = vi.fn<() => void>();
  const end = store.subscribe(listener);
  onTestFinished(end);
  await vi.advanceTimersByTimeAsync(0);
  return {
    read,
    store,
    listener,
    end,
    waits: () => [...store.current().values()].map(({ facilityId, waitMin }) => `${facilityId} ${waitMin}`),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reads the states once for all subscribers and applies the events of its venue', async () => {
  const { read, store, waits, listener } = await following([state('a', 10), state('b', 20)]);
  onTestFinished(store.subscribe(() => undefined));
  publishParkNews({
    parkList: [
      { parkType: 'BB', stateList: [state('z', 1)] },
      { parkType: 'AA', stateList: [state('b', 25)] },
    ],
  });
  expect([read.mock.calls.length, waits(), listener.mock.calls.length]).toEqual([1, ['a 10', 'b 25'], 2]);
});

it('keeps the figures of queues of its venue as the last event has them', async () => {
  const { store, listener } = await following([state('a', 10)]);
  const queueList = [
    { facilityId: 'a', statusCd: 'OPEN' as const, waitTxt: '10–20', lineYn: 'Y' as const, nowNo: 7, asOf: Date.now() },
  ];
  publishParkNews({
    parkList: [
      { parkType: 'BB', stateList: [], queueList: [] },
      { parkType: 'AA', stateList: [], queueList },
    ],
  });
  const heard = listener.mock.calls.length;
  publishParkNews({ parkList: [{ parkType: 'AA', stateList: [state('b', 5)] }] });
  expect([store.queues().get('a')?.nowNo, heard, [...store.current().keys()]]).toEqual([7, 2, ['a', 'b']]);
});

it('reads again, within two seconds, after the stream was opened again', async () => {
  const { read, waits } = await following([state('a', 10)], [state('a', 30)]);
  publishParkNews('opened');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([read.mock.calls.length, waits()]).toEqual([2, ['a 30']]);
});

it('reads again when an event arrives during the call', async () => {
  const { promise, resolve } = Promise.withResolvers<FacilityStates>();
  const read = vi
    .fn<() => Promise<FacilityStates>>()
    .mockReturnValueOnce(promise)
    .mockResolvedValueOnce({ stateList: [state('a', 40)] });
  const store = openStates({ parkType: 'AA', read });
  onTestFinished(store.subscribe(() => undefined));
  publishParkNews({ parkList: [{ parkType: 'AA', stateList: [state('a', 40)] }] });
  resolve({ stateList: [state('a', 10)] });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.current().get('a')?.waitMin).toBe(40);
});

it('drops a state ten minutes after it was last confirmed', async () => {
  const old = state('b', 20);
  const { store, waits } = await following([state('a', 10), old, state('c', 30)]);
  await vi.advanceTimersByTimeAsync(6 * minute);
  publishParkNews({ parkList: [{ parkType: 'AA', stateList: [old], asOf: Date.now(), goneList: ['c'] }] });
  expect(waits()).toEqual(['a 10', 'b 20']);
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(waits()).toEqual(['a 10']);
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(store.current().size).toBe(0);
});

it('stops following without subscribers, and reads when one comes back', async () => {
  const { read, store, end, waits } = await following([state('a', 10)], [state('a', 30)]);
  end();
  publishParkNews({ parkList: [{ parkType: 'AA', stateList: [state('a', 99)] }] });
  expect(waits()).toEqual(['a 10']);
  onTestFinished(store.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect([read.mock.calls.length, waits()]).toEqual([2, ['a 30']]);
});

it('stays empty after a failed call until an event arrives', async () => {
  const { read, store, waits } = await following();
  expect(store.current().size).toBe(0);
  read.mockReset().mockResolvedValueOnce({ stateList: [state('a', 5)] });
  publishParkNews({ parkList: [{ parkType: 'AA', stateList: [state('a', 5)] }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(waits()).toEqual(['a 5']);
});

import type { FacilityState, ParkUpdate } from '#schemas/calls/park-state/answers';
import { ParkStates } from './park-states.ts';

/** Minimum time between two events with polled states, and between two with states that operators set, in milliseconds. */
const POLLED_MS = 10_000;
const SET_MS = 1_000;

type States = ReadonlyMap<string, FacilityState>;

const isSame = (one: FacilityState | undefined, other: FacilityState): boolean =>
  one?.statusCd === other.statusCd && one.waitMin === other.waitMin;

/** Returns what changed between two states of a venue. States that a poll only confirmed are not listed. */
export const describeUpdate = (parkType: string, before: States, after: States): ParkUpdate => {
  const asOf = Math.max(0, ...[...after.values()].map((state) => state.asOf));
  const stateList = [...after.values()].filter(
    (state) => !isSame(before.get(state.facilityId), state) || state.asOf !== asOf,
  );
  const goneList = [...before.keys()].filter((id) => !after.has(id));
  return { parkType, stateList, ...(asOf === 0 ? {} : { asOf }), ...(goneList.length === 0 ? {} : { goneList }) };
};

const eventOf = (parkList: readonly ParkUpdate[]): string => `event: park\ndata: ${JSON.stringify({ parkList })}\n\n`;

/** Runs work at most once in a period; the first time without delay. */
const throttle = (periodMs: number, work: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  let last = -Infinity;
  const run = (): void => {
    timer = undefined;
    last = performance.now();
    work();
  };
  return {
    request: (): void => void (timer ??= setTimeout(run, Math.max(last + periodMs - performance.now(), 0)).unref()),
    close: (): void => clearTimeout(timer),
  };
};

/** Sends changed states to open browsers: polled ones and figures of queues at most every ten seconds, those of operators within a second. Returns a function that stops it. */
export const batchStates = (states: ParkStates, send: (event: string) => void): (() => void) => {
  const sent = new Map<string, States>();
  const polled = new Set<string>();
  const queued = new Set<string>();
  const overridden = new Map<string, Set<string>>();

  const polls = throttle(POLLED_MS, () => {
    const updates = [...new Set([...polled, ...queued])].map((venue): ParkUpdate => {
      const queueList = queued.has(venue) ? { queueList: [...states.queues(venue)] } : {};
      if (!polled.has(venue)) return { parkType: venue, stateList: [], ...queueList };
      const now = states.current(venue);
      const update = describeUpdate(venue, sent.get(venue) ?? new Map(), now);
      sent.set(venue, now);
      return { ...update, ...queueList };
    });
    polled.clear();
    queued.clear();
    send(eventOf(updates));
  });
  // The next poll repeats them, for browsers that were connecting meanwhile.
  const overrides = throttle(SET_MS, () => {
    const updates = [...overridden].map(([parkType, ids]): ParkUpdate => {
      const now = states.current(parkType);
      const goneList = [...ids].filter((id) => !now.has(id));
      return {
        parkType,
        stateList: [...ids].flatMap((id) => now.get(id) ?? []),
        ...(goneList.length === 0 ? {} : { goneList }),
      };
    });
    overridden.clear();
    send(eventOf(updates));
  });
  const stop = states.subscribe(({ venue, overridden: ids, queues }) => {
    if (queues === true) {
      queued.add(venue);
      polls.request();
      return;
    }
    if (ids === undefined) {
      polled.add(venue);
      polls.request();
      return;
    }
    overridden.set(venue, new Set([...(overridden.get(venue) ?? []), ...ids]));
    overrides.request();
  });
  return () => {
    stop();
    polls.close();
    overrides.close();
  };
};

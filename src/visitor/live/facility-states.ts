import type { FacilityState, FacilityStates, ParkUpdate, QueueFigures } from '#schemas/calls/park-state/answers';
import type { StateStore } from '#render/port/make-port.ts';
import { makeCall, type CallScope } from '../data/call-service.ts';
import { onParkNews } from './live-park.ts';
import { serverNow } from '../data/server-clock.ts';

/** Maximum age of a state, in milliseconds. */
const lifeMs = 600_000;
/** Period over which the browsers of a restarted server spread their calls, in milliseconds. */
const spreadMs = 2_000;

interface StateSource {
  readonly parkType: string;
  read(): Promise<FacilityStates>;
}

type States = Map<string, FacilityState>;

/** Adds changed states and confirms the others. */
const applyUpdate = (states: States, { stateList, asOf = 0, goneList = [] }: ParkUpdate): States => {
  const next: States = new Map();
  for (const [id, state] of states)
    if (!goneList.includes(id)) next.set(id, state.asOf >= asOf ? state : { ...state, asOf });
  for (const state of stateList) next.set(state.facilityId, state);
  return next;
};

/** Creates a store that reads the states of a venue once and then follows the live stream, while it has subscribers. */
export const openStates = ({ parkType, read }: StateSource): StateStore => {
  const listeners = new Set<() => void>();
  let states: States = new Map();
  let queues: ReadonlyMap<string, QueueFigures> = new Map();
  let turn = 0;
  let isReading = false;
  let isLoaded = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const set = (next: States): void => {
    clearTimeout(expiry);
    const now = serverNow();
    states = new Map([...next].filter(([, { asOf }]) => asOf + lifeMs > now));
    const oldest = Math.min(...[...states.values()].map(({ asOf }) => asOf));
    if (states.size > 0) expiry = setTimeout(() => set(states), oldest + lifeMs - now);
    for (const listener of listeners) listener();
  };

  const setQueues = (list: readonly QueueFigures[]): void => {
    queues = new Map(
      list.filter(({ asOf }) => asOf + lifeMs > serverNow()).map((figures) => [figures.facilityId, figures]),
    );
  };

  const load = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    let begun: number;
    let answer: FacilityStates | undefined;
    do {
      begun = turn;
      answer = await read().catch(() => undefined);
    } while (answer !== undefined && begun !== turn); // An event during the call may be newer than its answer.
    isReading = false;
    if (answer === undefined) return;
    isLoaded = true;
    setQueues(answer.queueList ?? []);
    set(new Map(answer.stateList.map((state) => [state.facilityId, state])));
  };

  const follow = () =>
    onParkNews((news) => {
      if (news === 'opened') {
        clearTimeout(reopening);
        if (!isReading) reopening = setTimeout(() => void load(), Math.random() * spreadMs);
        return;
      }
      const update = news.parkList.find((one) => one.parkType === parkType);
      if (update === undefined) return;
      turn++;
      if (update.queueList !== undefined) setQueues(update.queueList);
      set(applyUpdate(states, update));
      if (!isLoaded) void load();
    });

  let end = () => undefined as unknown;
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        end = follow();
        void load();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        end();
        clearTimeout(reopening);
      };
    },
    current: () => states,
    queues: () => queues,
  };
};

const stores = new Map<string, StateStore>();

/** Returns the store of a venue; all pages share it. */
export const statesOf = (parkType: string, scope: () => CallScope): StateStore => {
  const known = stores.get(parkType);
  if (known !== undefined) return known;
  // The server validates its answers against the schema of the call.
  const read = async () =>
    (await makeCall(
      {
        method: 'GET',
        url: `/api/v1/iam/information/states?parkType=${encodeURIComponent(parkType)}`,
        skipErrorHandler: true,
      },
      scope(),
    )) as FacilityStates;
  const store = openStates({ parkType, read });
  stores.set(parkType, store);
  return store;
};

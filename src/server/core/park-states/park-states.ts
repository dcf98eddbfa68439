import type { FacilityState, QueueFigures } from '#schemas/calls/park-state/answers';
import { effectiveStates, LIFE_MS, noStates, type Override, type VenueStates } from './effective-states.ts';

/** Change of a venue's states: a poll, or states that operators set, took back, or that ended. */
export interface ParkChange {
  readonly venue: string;
  /** Facilities whose override changed; absent for a poll. */
  readonly overridden?: readonly string[];
  /** True if figures of queues changed, and nothing else. */
  readonly queues?: true;
}

const keyOf = ({ statusCd, waitMin, at, until }: Override): string => JSON.stringify([statusCd, waitMin, at, until]);

const changedOverrides = (before: readonly Override[], after: readonly Override[]): string[] => {
  const [old, next] = [before, after].map((list) => new Map(list.map((one) => [one.facilityId, keyOf(one)])));
  return [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])].filter((id) => old?.get(id) !== next?.get(id));
};

/** Live states of all venues in the memory of this process. */
export class ParkStates {
  readonly #now: () => number;
  readonly #venues = new Map<string, VenueStates>();
  readonly #queues = new Map<string, ReadonlyMap<string, QueueFigures>>();
  readonly #paused = new Map<string, ReadonlySet<string>>();
  readonly #ends = new Map<string, NodeJS.Timeout>();
  readonly #listeners = new Set<(change: ParkChange) => void>();
  readonly #computed = new Map<
    string,
    { readonly from: VenueStates; readonly second: number; readonly states: ReadonlyMap<string, FacilityState> }
  >();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the states of a venue that hold now, by facility ID. */
  current(venue: string): ReadonlyMap<string, FacilityState> {
    const from = this.stored(venue);
    const now = this.#now();
    // Every facility list asks for all states: compute them once a second.
    const second = Math.floor(now / 1000);
    const known = this.#computed.get(venue);
    if (known?.from === from && known.second === second) return known.states;
    const states = effectiveStates(from, now);
    this.#computed.set(venue, { from, second, states });
    return states;
  }

  /** Returns the states of a venue with their sources. */
  stored(venue: string): VenueStates {
    return this.#venues.get(venue) ?? noStates;
  }

  /** Replaces the states of a venue and notifies the subscribers. */
  put(venue: string, states: VenueStates): void {
    const before = this.stored(venue);
    this.#venues.set(venue, states);
    this.#scheduleEnd(venue);
    const overridden = changedOverrides(before.overrides, states.overrides);
    if (overridden.length > 0) this.#notify({ venue, overridden });
    if (states.polledAt !== before.polledAt) this.#notify({ venue });
  }

  /** Returns the figures of a venue's queues; those that were not confirmed for ten minutes are left out. */
  queues(venue: string): readonly QueueFigures[] {
    const now = this.#now();
    return [...(this.#queues.get(venue)?.values() ?? [])].filter(({ asOf }) => asOf + LIFE_MS > now);
  }

  /** Replaces the figures of queues and notifies the subscribers. */
  putQueues(venue: string, figures: readonly QueueFigures[]): void {
    this.#queues.set(
      venue,
      new Map([...(this.#queues.get(venue) ?? []), ...figures.map((one) => [one.facilityId, one] as const)]),
    );
    this.#notify({ venue, queues: true });
  }

  /** True if an operator paused a queue plan for this day (YYYYMMDD). */
  isPaused(venue: string, plan: string, day: string): boolean {
    return this.#paused.get(venue)?.has(`${plan} ${day}`) === true;
  }

  /** Replaces the plans of a venue that are paused on a day, and notifies the subscribers. */
  putPaused(venue: string, day: string, plans: ReadonlySet<string>): void {
    const before: ReadonlySet<string> = this.#paused.get(venue) ?? new Set();
    const paused = new Set([...plans].map((plan) => `${plan} ${day}`));
    this.#paused.set(venue, paused);
    if (before.size !== paused.size || [...paused].some((one) => !before.has(one)))
      this.#notify({ venue, queues: true });
  }

  subscribe(listener: (change: ParkChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    for (const timer of this.#ends.values()) clearTimeout(timer);
    this.#listeners.clear();
  }

  #scheduleEnd(venue: string): void {
    clearTimeout(this.#ends.get(venue));
    const next = Math.min(...this.stored(venue).overrides.map(({ until }) => until));
    if (next === Infinity) return;
    const end = (): void => {
      const states = this.stored(venue);
      const now = this.#now();
      this.put(venue, { ...states, overrides: states.overrides.filter(({ until }) => now < until) });
    };
    this.#ends.set(venue, setTimeout(end, Math.max(next - this.#now(), 0)).unref());
  }

  #notify(change: ParkChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

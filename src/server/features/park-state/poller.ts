import { randomUUID } from 'node:crypto';
import type { FacilityState } from '#schemas/park-answers.schema';
import { endLease, holdsLease, takeLease, type Lease } from '../../storage/lease.ts';
import type { Store } from '../../storage/store.ts';
import { effectiveStates } from './effective-states.ts';
import { readVenueStates, savePoll, type Waits } from './park-store.ts';

const NAME = 'park-state';
/** Times in milliseconds: between polls of a venue, between renewals of the lease, and its length. */
const POLL_MS = 60_000;
const TICK_MS = 5_000;
const LEASE_MS = 15_000;

export interface PollerParts {
  readonly store: Store;
  readonly now: () => number;
  readonly venues: () => readonly string[];
  /** Reads the states of a venue; rejects if that fails. */
  readonly read: (venue: string, now: number) => Promise<readonly FacilityState[]>;
  readonly warn: (error: unknown, venue?: string) => void;
}

const waitsOf = (states: ReadonlyMap<string, FacilityState>): Waits =>
  Object.fromEntries([...states.values()].flatMap(({ facilityId, waitMin }) => (waitMin === undefined ? [] : [[facilityId, waitMin]])));

/** Polls the live states of all venues once a minute while this process holds the lease. */
export class Poller {
  readonly #parts: PollerParts;
  readonly #holder = randomUUID();
  readonly #busy = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;

  constructor(parts: PollerParts) {
    this.#parts = parts;
  }

  start(): void {
    const tick = (): void => {
      // One at a time: a slow database must not pile up work.
      this.#ticking ??= this.tick().catch((error: unknown) => this.#parts.warn(error)).finally(() => (this.#ticking = undefined));
    };
    tick();
    this.#timer = setInterval(tick, TICK_MS).unref();
  }

  /** Renews the lease and starts the polls that are due. */
  async tick(): Promise<void> {
    const { store, now, venues } = this.#parts;
    const lease = await takeLease(store.db, { name: NAME, holder: this.#holder, now: now(), ttlMs: LEASE_MS });
    if (lease === undefined) return;
    const last = new Map((await store.db.selectFrom('park_polls').select(['venue', 'at']).execute()).map(({ venue, at }) => [venue, at]));
    for (const venue of venues()) {
      if (this.#busy.has(venue) || now() - (last.get(venue) ?? 0) < POLL_MS) continue;
      this.#busy.set(venue, this.#poll(venue, lease).catch((error: unknown) => this.#parts.warn(error, venue)).finally(() => this.#busy.delete(venue)));
    }
  }

  /** Waits for the polls under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** Stops polling and gives up the lease. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    await this.settled();
    await endLease(this.#parts.store.db, { name: NAME, holder: this.#holder }).catch((error: unknown) => this.#parts.warn(error));
  }

  async #poll(venue: string, lease: Lease): Promise<void> {
    const { store, now, read, warn } = this.#parts;
    const answer = await read(venue, now()).catch((error: unknown) => warn(error, venue));
    const at = now();
    await store.db.transaction().execute(async (tx) => {
      if (!(await holdsLease(store, tx, lease))) return;
      const before = await readVenueStates(tx, venue, at);
      const states = answer ?? before.polled;
      await savePoll(tx, venue, { at, states, waits: waitsOf(effectiveStates({ ...before, polled: states, polledAt: at }, at)) });
      await store.announce(tx, 'park', venue);
    });
  }
}

import type { FacilityState } from '#schemas/calls/park-state/answers';
import type { Lease } from '../../core/storage/lease.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';
import type { Store } from '../../core/storage/store.ts';
import { effectiveStates } from '../../core/park-states/effective-states.ts';
import { readVenueStates, savePoll, type Waits } from './park-store.ts';

/** Times in milliseconds: between polls of a venue, and between renewals of the lease. */
const POLL_MS = 60_000;
const TICK_MS = 5_000;

export interface PollerParts {
  readonly store: Store;
  readonly now: () => number;
  readonly venues: () => readonly string[];
  /** Reads the states of a venue; rejects if that fails. */
  readonly read: (venue: string, now: number) => Promise<readonly FacilityState[]>;
  readonly warn: (error: unknown, venue?: string) => void;
}

const waitsOf = (states: ReadonlyMap<string, FacilityState>): Waits =>
  Object.fromEntries(
    [...states.values()].flatMap(({ facilityId, waitMin }) => (waitMin === undefined ? [] : [[facilityId, waitMin]])),
  );

/** Polls the live states of all venues once a minute while this process holds the lease. */
export class Poller extends LeasedTimer {
  readonly #parts: PollerParts;
  readonly #busy = new Map<string, Promise<void>>();

  constructor(parts: PollerParts) {
    super({
      store: parts.store,
      name: 'park-state',
      clock: { now: () => new Date(parts.now()) },
      tickMs: TICK_MS,
      warn: parts.warn,
    });
    this.#parts = parts;
  }

  /** Starts the polls that are due. */
  protected override async work(lease: Lease): Promise<void> {
    const { store, now, venues } = this.#parts;
    const last = new Map(
      (await store.db.selectFrom('park_polls').select(['venue', 'at']).execute()).map(({ venue, at }) => [venue, at]),
    );
    for (const venue of venues()) {
      // A poll in the future comes from a clock that ran ahead, and says nothing.
      const sinceMs = now() - (last.get(venue) ?? 0);
      if (this.#busy.has(venue) || (sinceMs >= 0 && sinceMs < POLL_MS)) continue;
      this.#busy.set(
        venue,
        this.#poll(venue, lease)
          .catch((error: unknown) => this.#parts.warn(error, venue))
          .finally(() => this.#busy.delete(venue)),
      );
    }
  }

  /** Waits for the polls under way. */
  override async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #poll(venue: string, lease: Lease): Promise<void> {
    const { store, now, read, warn } = this.#parts;
    const answer = await read(venue, now()).catch((error: unknown) => warn(error, venue));
    const at = now();
    await this.inLease(lease, async (tx) => {
      const before = await readVenueStates(tx, venue, at);
      const states = answer ?? before.polled;
      await savePoll(tx, venue, {
        at,
        states,
        waits: waitsOf(effectiveStates({ ...before, polled: states, polledAt: at }, at)),
      });
      await store.announce(tx, 'park', venue);
    });
  }
}

import type { Clock } from '../clock.ts';
import { randomUUID } from 'node:crypto';
import { inTransaction } from './in-transaction.ts';
import { endLease, holdsLease, takeLease, type Lease } from './lease.ts';
import type { Store } from './store.ts';
import type { Tx } from './tables.ts';

export interface LeasedTimerParts {
  readonly store: Store;
  /** Name of the lease. */
  readonly name: string;
  readonly clock: Clock;
  readonly tickMs: number;
  /** False while this process cannot do the work and must leave the lease to others. */
  readonly isReady?: () => boolean;
  readonly warn: (error: unknown) => void;
}

/** Ticks that a lease lasts. A process that stops delays the work by this time at most. */
const LEASE_TICKS = 3;

/** Repeats work in one process at a time. Another process goes on after the lease expires. */
export abstract class LeasedTimer {
  readonly #parts: LeasedTimerParts;
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;

  constructor(parts: LeasedTimerParts) {
    this.#parts = parts;
  }

  /** Does what is due. Changes belong in `inLease`. */
  protected abstract work(lease: Lease): Promise<void>;

  start(): void {
    this.wake();
    this.#timer = setInterval(() => this.wake(), this.#parts.tickMs).unref();
  }

  /** Ticks now, unless a tick goes on: a slow database must not pile up work. */
  wake(): void {
    this.#ticking ??= this.tick()
      .catch(this.#parts.warn)
      .finally(() => (this.#ticking = undefined));
  }

  /** Does what is due once, unless another process holds the lease. */
  async tick(): Promise<void> {
    const { store, name, clock, tickMs, isReady = () => true } = this.#parts;
    if (!isReady()) return;
    const lease = await takeLease(store.db, {
      name,
      holder: this.#holder,
      now: clock.now().getTime(),
      ttlMs: tickMs * LEASE_TICKS,
    });
    if (lease !== undefined) await this.work(lease);
  }

  /** Runs a transaction unless another process took the lease over. The work must have no effect outside of it. */
  protected async inLease(lease: Lease, run: (tx: Tx) => Promise<void>): Promise<void> {
    const { store } = this.#parts;
    await inTransaction(store, async (tx) => {
      if (await holdsLease(store, tx, lease)) await run(tx);
    });
  }

  /** Waits for work that goes on after `work` returned. */
  async settled(): Promise<void> {}

  /** Stops and gives up the lease. */
  async close(): Promise<void> {
    const { store, name, warn } = this.#parts;
    clearInterval(this.#timer);
    await this.#ticking;
    await this.settled();
    await endLease(store.db, { name, holder: this.#holder }).catch(warn);
  }
}

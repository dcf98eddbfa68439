import { UpstreamFault } from './fault.ts';

/** Calls to one host at a time, those that wait for their turn, failures in a row until it is left alone, and for how long. */
const ATONCE = 16;
const WAITING = 64;
const FAILURES = 5;
const REST_MS = 10_000;

/**
 * The way to one upstream host. It lets a few calls through at a time; the others wait in order. After failures in a row it is closed for a
 * while; then one call tries, and the others go on when that one was answered.
 */
export class Lane {
  readonly #now: () => number;
  #running = 0;
  #failures = 0;
  #closedUntil = 0;
  #trying = false;
  readonly #queue = new Set<() => void>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a call would be refused at once. */
  get isClosed(): boolean {
    return this.#failures >= FAILURES && (this.#trying || this.#now() < this.#closedUntil);
  }

  /** Does the work when it is its turn. Throws `resting` when the lane is closed or full, and what `signal` was ended with. */
  async pass<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    await this.#turn(signal);
    try {
      // Whoever waited may find the lane closed by those before.
      if (this.isClosed) throw new UpstreamFault('resting', `${FAILURES} calls in a row have failed; it is asked again in a while`);
      return await this.#watched(work);
    } finally {
      this.#handOver();
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    if (this.#running < ATONCE) {
      this.#running++;
      return;
    }
    if (this.#queue.size >= WAITING) throw new UpstreamFault('resting', `${WAITING} calls wait already`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      this.#queue.delete(resolve);
      reject(signal.reason instanceof Error ? signal.reason : new UpstreamFault('late', 'no turn came'));
    };
    this.#queue.add(resolve);
    signal.addEventListener('abort', giveUp);
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  /** The place goes to whoever waits longest; it is free only when nobody does. */
  #handOver(): void {
    const [next] = this.#queue;
    if (next === undefined) this.#running--;
    else {
      this.#queue.delete(next);
      next();
    }
  }

  async #watched<Result>(work: () => Promise<Result>): Promise<Result> {
    const isTrial = this.#failures >= FAILURES;
    if (isTrial) this.#trying = true;
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      // A host that lies is there: what is asked of it is at fault, and the others may still be answered.
      if (error instanceof UpstreamFault && error.kind === 'lying') this.#failures = 0;
      else this.#fail();
      throw error;
    } finally {
      if (isTrial) this.#trying = false;
    }
  }

  #fail(): void {
    this.#failures++;
    this.#closedUntil = this.#now() + REST_MS;
  }
}

import { UpstreamFault } from './fault.ts';

/** Limits per host: concurrent calls, waiting calls, consecutive failures before the host is paused, and length of the pause. */
const ATONCE = 16;
const WAITING = 64;
const FAILURES = 5;
const REST_MS = 10_000;

/**
 * Queue and circuit breaker of one upstream host. Lets a few calls run at once; the others wait in order. Closes for a while after consecutive
 * failures; then one trial call runs, and the others continue when it succeeds.
 */
export class HostQueue {
  readonly #now: () => number;
  #running = 0;
  #failures = 0;
  #closedUntil = 0;
  #trying = false;
  readonly #queue = new Set<() => void>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True if a call would be refused immediately. */
  get isClosed(): boolean {
    const now = this.#now();
    // The clock may have been set back: the pause is never longer than from now.
    this.#closedUntil = Math.min(this.#closedUntil, now + REST_MS);
    return this.#failures >= FAILURES && (this.#trying || now < this.#closedUntil);
  }

  /** Runs the work when its turn comes. Throws `resting` if the queue is closed or full, and the reason of `signal` if it aborts. */
  async pass<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    await this.#turn(signal);
    try {
      // Earlier calls may have closed the queue meanwhile.
      if (this.isClosed)
        throw new UpstreamFault('resting', `${FAILURES} calls in a row have failed; it is asked again in a while`);
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

  /** Passes the slot to the longest waiter, or frees it. */
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
      // An invalid response proves that the host is up: only this call failed, others may succeed.
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

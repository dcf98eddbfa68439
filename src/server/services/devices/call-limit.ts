import { HttpError } from '../../core/errors.ts';

/** Limits calls by key in fixed windows, in the memory of this process. */
export class CallLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #counts = new Map<string, number>();
  #window = 0;

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts a call. Throws `deviceBusy` when the key has made too many in this window. */
  count(key: string, now: number): void {
    const window = Math.floor(now / this.#windowMs);
    if (window !== this.#window) this.#counts.clear();
    this.#window = window;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count > this.#most)
      throw new HttpError('deviceBusy', undefined, {
        waitSeconds: Math.ceil(((window + 1) * this.#windowMs - now) / 1000),
      });
  }

  /** Gives back a call that does not count. */
  giveBack(key: string): void {
    this.#counts.set(key, Math.max(0, (this.#counts.get(key) ?? 0) - 1));
  }
}

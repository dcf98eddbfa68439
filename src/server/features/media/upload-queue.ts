import { HttpError } from '../../errors.ts';

/** Processes uploads one at a time, so that concurrent uploads do not exhaust threads or memory. */
export class UploadQueue {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `most` is the maximum number of uploads in the queue, including the running one. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Queues work. Throws `mediaBusy` when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most) throw new HttpError('mediaBusy', undefined, { waitSeconds: 10 });
    this.#waiting += 1;
    const turn = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

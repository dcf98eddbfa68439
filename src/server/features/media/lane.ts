import { HttpError } from '../../errors.ts';

/** Lets uploads through one after the other, so that many at once take neither all threads nor all memory. */
export class Lane {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `most`: how many may wait. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Throws `mediaBusy` when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most) throw new HttpError('mediaBusy', undefined, { waitSeconds: 10 });
    this.#waiting += 1;
    const turn = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

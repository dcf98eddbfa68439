import { HttpError } from './errors.ts';

/** An owner may have one work running and one waiting. */
const MOST_EACH = 2;
const WAIT_SECONDS = 10;

/** Runs heavy work one at a time, in the order of its requests. Nobody can fill the queue alone, so nobody stops the others. */
export class WorkQueue {
  readonly #most: number;
  readonly #owners = new Map<string, number>();
  #size = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `most` is the maximum number of works in the queue, including the running one. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Queues the work of an owner. Throws `tooMuch` while the owner has work waiting, and `overloaded` when the queue is full. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#owners.get(owner) ?? 0;
    if (own >= MOST_EACH) throw new HttpError('tooMuch', undefined, { waitSeconds: WAIT_SECONDS });
    if (this.#size >= this.#most) throw new HttpError('overloaded', undefined, { waitSeconds: WAIT_SECONDS });
    this.#owners.set(owner, own + 1);
    this.#size += 1;
    const turn = this.#last.then(work).finally(() => this.#leave(owner));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #leave(owner: string): void {
    const own = (this.#owners.get(owner) ?? 1) - 1;
    this.#size -= 1;
    if (own === 0) this.#owners.delete(owner);
    else this.#owners.set(owner, own);
  }
}

/** Pictures of members, of all purposes together: decoding one takes up to 200 MB. */
export const memberPictures = new WorkQueue(24);

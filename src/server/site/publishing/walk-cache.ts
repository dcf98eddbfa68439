import type { Problem } from '../../../content/index.ts';

interface Walked {
  /** Start of the walk, in milliseconds since 1970. */
  readonly from: number;
  readonly problems: Promise<readonly Problem[]>;
}

const most = 4;
const goodForMs = 60_000;

/**
 * Caches walks for one minute, because a publish follows a check of the same documents. A walk covers all later instants. Failed walks are not
 * cached.
 */
export class WalkCache {
  readonly #walked = new Map<string, Walked>();

  /** Returns the problems of a walk by the hash of the documents. Calls `walk` on a miss. */
  of(hash: string, from: number, walk: () => Promise<readonly Problem[]>): Promise<readonly Problem[]> {
    const known = this.#walked.get(hash);
    if (known !== undefined && from >= known.from && from - known.from < goodForMs) return known.problems;
    const walked = { from, problems: walk() };
    this.#walked.set(hash, walked);
    walked.problems.catch(() => {
      if (this.#walked.get(hash) === walked) this.#walked.delete(hash);
    });
    for (const old of [...this.#walked.keys()].slice(0, -most)) this.#walked.delete(old);
    return walked.problems;
  }
}

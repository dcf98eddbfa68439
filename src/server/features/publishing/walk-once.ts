import type { Problem } from '#content';

interface Walked {
  /** Instant that the walk began at, in milliseconds since 1970. */
  readonly from: number;
  readonly problems: Promise<readonly Problem[]>;
}

const most = 4;
const goodForMs = 60_000;

/**
 * Whoever publishes has just had the same documents walked: a walk from an instant on covers every later one, so it is not done again within a
 * minute. One that failed is forgotten.
 */
export class WalkOnce {
  readonly #walked = new Map<string, Walked>();

  /** What the walk of documents finds, by a hash that names them; `walk` does it. */
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

/** Limits the pages, time and request rate of a crawl. */
export interface Throttle {
  /** Resolves when the next page may be requested; false when time or pages are used up. */
  turn(): Promise<boolean>;
  readonly isOver: boolean;
}

export function createThrottle({
  gapMs,
  pages,
  until,
}: {
  readonly gapMs: number;
  readonly pages: number;
  readonly until: number;
}): Throttle {
  let next = 0;
  let left = pages;
  return {
    get isOver() {
      return left <= 0 || Date.now() >= until;
    },
    async turn() {
      if (left <= 0 || Date.now() >= until) return false;
      left--;
      const now = Date.now();
      const mine = Math.max(now, next);
      next = mine + gapMs;
      if (mine > now) await new Promise((resolve) => setTimeout(resolve, mine - now));
      return true;
    },
  };
}

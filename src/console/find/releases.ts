import { call, type ReleaseRow } from '../api/client.ts';

interface Page {
  readonly releases: readonly ReleaseRow[];
  readonly next?: number;
}

const atOnce = 200;

// Releases are immutable: fetch newer ones only.
let known: readonly ReleaseRow[] = [];
let isWhole = false;

/** Reads every release, newest first; tells them as more come. */
export const readReleases = async (
  tell: (releases: readonly ReleaseRow[]) => void,
  signal: AbortSignal,
): Promise<void> => {
  const before = isWhole ? known : [];
  const newest = before[0]?.number ?? 0;
  const read: ReleaseRow[] = [];
  // Left in the middle, it would lack some between the new and the old.
  isWhole = false;
  tell(known);
  for (let next: number | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
    const page: Page = await call<Page>(
      'GET',
      `/releases?size=${atOnce}${next === undefined ? '' : `&before=${next}`}`,
      { signal },
    );
    read.push(...page.releases.filter(({ number }) => number > newest));
    next = page.releases.some(({ number }) => number <= newest) ? undefined : page.next;
    known = [...read, ...before];
    tell(known);
  }
  isWhole = true;
};

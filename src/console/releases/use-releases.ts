import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type ReleaseRow } from '../api.ts';

interface Page {
  readonly releases: readonly ReleaseRow[];
  readonly next?: number;
}

export interface Releases {
  readonly rows: readonly ReleaseRow[] | undefined;
  readonly hasMore: boolean;
  readonly failed: boolean;
  readonly more: () => void;
  /** Puts in what was found out about a release. */
  readonly note: (number: number, views: ReleaseRow['views']) => void;
}

const size = 40;

/** The releases page by page, newest first; anew when another one goes live. */
export const useReleases = (live: number, venue: string | undefined): Releases => {
  const [known, setKnown] = useState<{ readonly of: string; readonly page: Page; readonly failed: boolean }>();
  const of = `${live} ${venue ?? ''}`;
  const asking = useRef(false);
  const read = useCallback((before: number | undefined): (() => void) => {
    const leave = new AbortController();
    asking.current = true;
    const query = new URLSearchParams({ size: String(size), ...(before === undefined ? {} : { before: String(before) }), ...(venue === undefined ? {} : { venue }) });
    call<Page>('GET', `/releases?${query.toString()}`, { signal: leave.signal })
      .then(
        (page) => setKnown((last) => ({ of, failed: false, page: before === undefined || last?.of !== of ? page : { ...page, releases: [...last.page.releases, ...page.releases] } })),
        () => {
          // What was asked for before the venue or the release changed is wanted no more.
          if (!leave.signal.aborted) setKnown((last) => ({ of, failed: true, page: last?.of === of ? last.page : { releases: [] } }));
        },
      )
      .finally(() => (asking.current = false));
    return () => leave.abort();
  }, [of, venue]);
  useEffect(() => read(undefined), [read]);
  const next = known?.of === of ? known.page.next : undefined;
  const more = useCallback(() => {
    if (!asking.current) read(next);
  }, [read, next]);
  const note = useCallback((number: number, views: ReleaseRow['views']) => {
    setKnown((last) => last && { ...last, page: { ...last.page, releases: last.page.releases.map((row) => (row.number === number && views !== undefined ? { ...row, views } : row)) } });
  }, []);
  // The list before stays until the next one has come.
  return { rows: known?.page.releases, hasMore: next !== undefined, failed: known?.failed === true, more, note };
};

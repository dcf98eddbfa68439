import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';

interface Page {
  readonly releases: readonly ReleaseRow[];
  readonly next?: number;
}

export interface Releases {
  readonly rows: readonly ReleaseRow[] | undefined;
  /** Set if there are earlier releases; undefined while the current filter loads. */
  readonly hasMore: boolean | undefined;
  readonly failed: boolean;
  readonly more: () => void;
  /** Adds the computed views of a release. */
  readonly note: (number: number, views: ReleaseRow['views']) => void;
}

interface Known {
  /** Live release and venue of the request. */
  readonly of: string;
  readonly page: Page;
  readonly failed: boolean;
}

const size = 40;

/** Returns the releases page by page, newest first. Reads again after each release. */
export const useReleases = (live: number, venue: string | undefined): Releases => {
  const [known, setKnown] = useState<Known>();
  const of = `${live} ${venue ?? ''}`;
  const asking = useRef<AbortController>(undefined);
  const read = useCallback(
    (before: number | undefined): void => {
      const leave = new AbortController();
      asking.current = leave;
      const query = new URLSearchParams({
        size: String(size),
        ...(before === undefined ? {} : { before: String(before) }),
        ...(venue === undefined ? {} : { venue }),
      });
      const settle = (put: (last: Known | undefined) => Known): void => {
        // Ignore answers for an earlier venue or release.
        if (asking.current !== leave) return;
        asking.current = undefined;
        setKnown(put);
      };
      call<Page>('GET', `/releases?${query.toString()}`, { signal: leave.signal }).then(
        (page) =>
          settle((last) => ({
            of,
            failed: false,
            page:
              before === undefined || last?.of !== of
                ? page
                : { ...page, releases: [...last.page.releases, ...page.releases] },
          })),
        () => settle((last) => ({ of, failed: true, page: last?.of === of ? last.page : { releases: [] } })),
      );
    },
    [of, venue],
  );
  useEffect(() => {
    read(undefined);
    return () => {
      asking.current?.abort();
      asking.current = undefined;
    };
  }, [read]);
  const isKnown = known?.of === of;
  const next = isKnown ? known.page.next : undefined;
  const more = useCallback(() => {
    if (asking.current === undefined) read(next);
  }, [read, next]);
  const note = useCallback((number: number, views: ReleaseRow['views']) => {
    setKnown(
      (last) =>
        last && {
          ...last,
          page: {
            ...last.page,
            releases: last.page.releases.map((row) =>
              row.number === number && views !== undefined ? { ...row, views } : row,
            ),
          },
        },
    );
  }, []);
  // Keep the old list until the new one arrives.
  return {
    rows: known?.page.releases,
    hasMore: isKnown ? next !== undefined : undefined,
    failed: known?.failed === true,
    more,
    note,
  };
};

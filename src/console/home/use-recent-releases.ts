import { useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';
import { useRelease } from '../site/use-site.tsx';

const size = 100;

export interface RecentReleases {
  /** Newest first. */
  readonly releases: readonly ReleaseRow[];
  /** Set when there are earlier releases. */
  readonly next?: number;
}

/** Returns the latest releases; undefined until they are read. Reads them again after each release. */
export const useRecentReleases = (): RecentReleases | undefined => {
  const live = useRelease();
  const [recent, setRecent] = useState<RecentReleases>();
  useEffect(() => {
    const leave = new AbortController();
    call<RecentReleases>('GET', `/releases?size=${size}`, { signal: leave.signal }).then(setRecent, () => undefined);
    return () => leave.abort();
  }, [live]);
  return recent;
};

import { useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';
import { useRelease } from '../site/use-site.tsx';

/** Returns the number of the next release. It follows the newest release, which is not always live. */
export const useNextNumber = (): number => {
  const live = useRelease();
  const [newest, setNewest] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    call<{ readonly releases: readonly ReleaseRow[] }>('GET', '/releases?size=1', { signal: leave.signal }).then(
      ({ releases }) => setNewest(releases[0]?.number ?? 0),
      () => undefined,
    );
    return () => leave.abort();
  }, [live]);
  return Math.max(live, newest) + 1;
};

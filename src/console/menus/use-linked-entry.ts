import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLatest } from '../ui/use-latest.ts';

/** Calls `go` with the entry named by the address (`?at=/items/3/pageId`) on each navigation to it. */
export const useLinkedEntry = (go: (index: number) => void): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const linked = /^\/items\/(\d+)(?:\/|$)/.exec(query.get('at') ?? '')?.[1];
  const latest = useLatest(go);
  useEffect(() => {
    if (linked !== undefined) latest.current(Number(linked));
  }, [linked, key, latest]);
};

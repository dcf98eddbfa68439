import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLatest } from '../ui/use-latest.ts';

/** Goes to the entry that the address names (`?at=/items/3/pageId`), each time somebody comes that way. */
export const useLinkedEntry = (go: (index: number) => void): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const asked = /^\/items\/(\d+)(?:\/|$)/.exec(query.get('at') ?? '')?.[1];
  const latest = useLatest(go);
  useEffect(() => {
    if (asked !== undefined) latest.current(Number(asked));
  }, [asked, key, latest]);
};

import { useEffect, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Brings the release that the address names (`?release=131`) into sight, as soon as there is something to see. */
export const useAskedRelease = (list: RefObject<HTMLElement | null>, isThere: boolean): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const asked = Number(query.get('release'));
  useEffect(() => {
    const card = isThere && asked > 0 ? list.current?.querySelector<HTMLElement>(`[data-release="${asked}"]`) : undefined;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [list, isThere, asked, key]);
};

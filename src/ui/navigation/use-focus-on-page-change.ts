import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top of a list and focuses it after a page change, so that reading continues there. */
export function useFocusOnPageChange<E extends HTMLElement>(page: string): RefObject<E | null> {
  const list = useRef<E>(null);
  const shown = useRef(page);
  useEffect(() => {
    // A page that is still on its way takes the focus when it is there.
    if (shown.current === page || list.current === null) return;
    shown.current = page;
    list.current.focus({ preventScroll: true });
    list.current.scrollIntoView({ block: 'start' });
  });
  return list;
}

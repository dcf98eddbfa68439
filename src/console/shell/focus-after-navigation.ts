import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Who goes elsewhere from something that is gone then, such as the search, goes on by keyboard in the new screen, not at the window's very beginning. */
export function FocusAfterNavigation(): null {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return null;
}

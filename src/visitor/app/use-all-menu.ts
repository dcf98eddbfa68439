import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, type NavigateFunction } from 'react-router-dom';
import type { PresentRef } from './present.ts';

const isMenuState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'menu' in state && state.menu === true;

export interface AllMenu {
  readonly menuOpen: boolean;
  readonly setMenuOpen: (open: boolean) => void;
}

/** The open all-menu has an entry of its own in the history, so that going back closes it before the route changes (P-453). */
export const useAllMenu = (presentRef: PresentRef, navigate: NavigateFunction): AllMenu => {
  const location = useLocation();
  // A page that is loaded anew begins closed, as the server drew it.
  const [first] = useState(location.key);
  const menuOpen = isMenuState(location.state) && location.key !== first;
  useLayoutEffect(() => {
    presentRef.current.menuOpen = menuOpen;
  }, [presentRef, menuOpen]);
  const setMenuOpen = useCallback(
    (open: boolean): void => {
      const now = presentRef.current;
      if (open === now.menuOpen) return;
      // At once: a second tap before the next picture must not go back twice.
      now.menuOpen = open;
      if (open) void navigate(now.address, { state: { menu: true } });
      else void navigate(-1);
    },
    [presentRef, navigate],
  );
  return { menuOpen, setMenuOpen };
};

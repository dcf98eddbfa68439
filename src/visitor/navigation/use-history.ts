import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react';
import { useLocation, useNavigationType, type NavigateFunction } from 'react-router-dom';
import { topPopup } from '#ui/overlays/popup-stack.ts';
import { scrollToElement } from '#ui/navigation/scroll-to.ts';
import { chunks } from '../faults/chunk-failure.ts';
import { tell, type Say } from '../notices/notices.ts';
import type { PresentRef } from '../app/present.ts';
import type { Visit } from './resolve-visit.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import { noteEntry, placeInHistory } from './way-back.ts';
import type { Shown } from '../app/shown.ts';
import type { Ask } from './use-decisions.ts';
import type { Go } from './use-visits.ts';

interface HistoryParts {
  readonly presentRef: PresentRef;
  readonly shown: Shown;
  readonly ask: Ask;
  readonly put: (visit: Visit) => void;
  readonly visit: Go;
  readonly say: Say;
  readonly navigate: NavigateFunction;
}

/** Back and forward: the browser changes the address first, the decision follows. Each page is scrolled to where it was left. */
export const useHistory = ({ presentRef, shown, ask, put, visit, say, navigate }: HistoryParts): void => {
  const location = useLocation();
  const how = useNavigationType();
  const address = location.pathname + location.search;

  const returnTo = useCallback(
    (to: string): void => {
      const now = presentRef.current;
      const turn = ++now.turn;
      keepScroll(now.address);
      now.address = to;
      chunks.headFor(undefined);
      ask(to, 'pop').then(
        (next) => {
          if (turn !== now.turn) return;
          const { outcome, notices } = next.decision;
          if (outcome.kind === 'refused') {
            void visit(outcome.baseAddress, true);
            return tell(notices, say, (way) => void visit(way));
          }
          now.scroll = 'kept';
          // A page may drop part of its address when the visitor comes back to it.
          if (next.to !== to) void navigate((now.address = next.to), { replace: true });
          put(next);
        },
        (error: unknown) => chunks.recover(error, to),
      );
    },
    [presentRef, ask, put, visit, say, navigate],
  );

  useEffect(() => {
    const now = presentRef.current;
    // A newer address is on its way here.
    if (address !== window.location.pathname + window.location.search) return;
    const entry = placeInHistory();
    const popup = topPopup();
    if (how === 'POP' && popup !== undefined && entry !== now.entry) {
      // Popups close before the route changes (P-453): the one on top goes, and the tab returns to where it was.
      popup.close();
      window.history.go(now.entry - entry);
      return;
    }
    now.entry = entry;
    if (how === 'POP' && address !== now.address) returnTo(address);
    // Each entry counts, also one of the same address.
  }, [location.key, shown, address, how, presentRef, returnTo]);

  // Whoever goes back before a page has come is back where they were, and the router, which has not left, has nothing to tell.
  const [pops, countPop] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('popstate', countPop);
    return () => window.removeEventListener('popstate', countPop);
  }, []);
  useEffect(() => {
    const isBack =
      pops > 0 &&
      address === window.location.pathname + window.location.search &&
      address !== presentRef.current.address;
    if (isBack) returnTo(address);
  }, [pops, address, presentRef, returnTo]);

  // What stands at a place of the history is known once the page of its address is shown.
  const { decision, site } = shown;
  useEffect(() => {
    const { pathname } = window.location;
    if (address === presentRef.current.address && pathname === decision.path)
      noteEntry({ screen: decision.screen, path: pathname, at: placeInHistory() }, site.history);
  }, [presentRef, location.key, address, decision, site]);

  useLayoutEffect(() => {
    const { scroll, address: here } = presentRef.current;
    presentRef.current.scroll = 'stay';
    if (scroll === 'stay' || (scroll === 'loaded' && window.scrollY !== 0)) return;
    const target = typeof scroll === 'string' ? null : document.getElementById(scroll.anchor);
    if (target === null) restoreScroll(here, scroll !== 'top');
    else scrollToElement(target);
  }, [presentRef, shown]);

  useEffect(() => {
    const leave = () => keepScroll(presentRef.current.address);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [presentRef]);
};

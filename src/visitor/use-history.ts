import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type NavigateFunction } from 'react-router-dom';
import { topPopup } from '#ui/open-popups.ts';
import { scrollToElement } from '#ui/scroll-to.ts';
import { chunks } from './chunk-failure.ts';
import { tell, type Say } from './notices.ts';
import type { PresentRef } from './present.ts';
import type { Visit } from './resolve-visit.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import { noteEntry, placeInHistory } from './way-back.ts';
import type { Shown } from './start.ts';
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
    if (how !== 'POP' || address === now.address) return;
    const turn = ++now.turn;
    keepScroll(now.address);
    now.address = address;
    chunks.headFor(undefined);
    ask(address, 'pop').then(
      (next) => {
        if (turn !== now.turn) return;
        const { outcome, notices } = next.decision;
        if (outcome.kind === 'refused') {
          void visit(outcome.ground, true);
          return tell(notices, say, (to) => void visit(to));
        }
        now.scroll = 'kept';
        // A page may drop part of its address when the visitor comes back to it.
        if (next.to !== address) void navigate((now.address = next.to), { replace: true });
        put(next);
      },
      (error: unknown) => chunks.recover(error, address),
    );
    // Each entry counts, also one of the same address; and whoever went back before a page came is back where they were.
  }, [location.key, shown, address, how, presentRef, ask, put, visit, say, navigate]);

  // What stands at a place of the history is known once the page of its address is shown.
  const { decision, site } = shown;
  useEffect(() => {
    const { pathname } = window.location;
    if (address === presentRef.current.address && pathname === decision.path) noteEntry({ screen: decision.screen, path: pathname, at: placeInHistory() }, site.history);
  }, [presentRef, location.key, address, decision, site]);

  useLayoutEffect(() => {
    const { scroll, address: here } = presentRef.current;
    presentRef.current.scroll = 'stay';
    if (scroll === 'stay') return;
    const target = typeof scroll === 'string' ? null : document.getElementById(scroll.anchor);
    if (target === null) restoreScroll(here, scroll === 'kept');
    else scrollToElement(target);
  }, [presentRef, shown]);

  useEffect(() => {
    const leave = () => keepScroll(presentRef.current.address);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [presentRef]);
};

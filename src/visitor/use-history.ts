import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type NavigateFunction } from 'react-router-dom';
import { loadWhole } from '#render/run-command/open-outside.ts';
import { endDialog, tell, type Say } from './notices.ts';
import type { PresentRef } from './present.ts';
import type { Visit } from './resolve-visit.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
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

const entryOf = (state: unknown): number => (typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0);

/** Back and forward: the browser changes the address first, the decision follows. Each page is scrolled to where it was left. */
export const useHistory = ({ presentRef, shown, ask, put, visit, say, navigate }: HistoryParts): void => {
  const location = useLocation();
  const how = useNavigationType();
  const address = location.pathname + location.search;

  useEffect(() => {
    const now = presentRef.current;
    // A newer address is on its way here.
    if (address !== window.location.pathname + window.location.search) return;
    const entry = entryOf(window.history.state);
    const [dialog] = now.dialogs;
    if (how === 'POP' && dialog !== undefined && entry !== now.entry) {
      // Popups close before the route changes (P-453): the dialog goes, and the tab returns to where it was.
      endDialog(dialog, 'cancel', say, now.run);
      window.history.go(now.entry - entry);
      return;
    }
    now.entry = entry;
    if (how !== 'POP' || address === now.address) return;
    const turn = ++now.turn;
    keepScroll(now.address);
    now.address = address;
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
      () => loadWhole(address),
    );
    // Each entry counts, also one of the same address; and whoever went back before a page came is back where they were.
  }, [location.key, shown, address, how, presentRef, ask, put, visit, say, navigate]);

  useLayoutEffect(() => {
    const { scroll, address: here } = presentRef.current;
    presentRef.current.scroll = 'stay';
    if (scroll !== 'stay') restoreScroll(here, scroll === 'kept');
  }, [presentRef, shown]);

  useEffect(() => {
    const leave = () => keepScroll(presentRef.current.address);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [presentRef]);
};

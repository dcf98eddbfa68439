import { useCallback } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { chunks } from '../faults/chunk-failure.ts';
import { tell, type Say } from '../notices/notices.ts';
import { scopeOf, shownOf, type PresentRef } from '../app/present.ts';
import { keepScroll } from './scroll.ts';
import type { Visit } from './resolve-visit.ts';
import { ExternalRedirect } from './external-redirect.ts';
import { splitAddress } from './split-address.ts';
import { changedNeeds } from '../data/answer-changes.ts';
import { serverNow } from '../data/server-clock.ts';
import { askAgain, preloadNeeds } from '../data/swr-data.tsx';
import type { Ask } from './use-decisions.ts';

/** Goes to an address of this site; `via` names the way, for guards. */
export type Go = (address: string, replace?: boolean, via?: string) => Promise<void>;

interface VisitParts {
  readonly presentRef: PresentRef;
  readonly ask: Ask;
  readonly put: (visit: Visit) => void;
  readonly say: Say;
  readonly stayHere: () => void;
  readonly navigate: NavigateFunction;
}

/** Calls begin before their widgets stand; a page does not wait for them longer than this. */
const aheadMs = 400;

/** Decides first and goes then, so that a guard's refusal leaves the visitor where they are. */
export const useVisits = ({ presentRef, ask, put, say, stayHere, navigate }: VisitParts): Go =>
  useCallback(
    async function visit(address: string, replace = false, via?: string): Promise<void> {
      const now = presentRef.current;
      const turn = ++now.turn;
      chunks.headFor(address);
      try {
        const next = await ask(address, replace ? 'replace' : 'push', via);
        if (turn !== now.turn) return;
        chunks.headFor(undefined);
        if (next.decision.outcome.kind === 'refused') {
          stayHere();
          return tell(next.decision.notices, say, (to) => void visit(to));
        }
        if (next.decision.whole) return reloadFromServer(next.to);
        // The fragment is a position in the page.
        const [to = '/', anchor] = next.to.split('#');
        const scope = scopeOf(shownOf(next), now.viewer);
        // A page that was kept comes back as it was left.
        const isKept = now.isKept(next.decision);
        // The same address again is how a widget tries once more.
        if (to === now.address) await askAgain(next.decision.needs, scope);
        else if (!isKept || changedNeeds(next.decision.needs, serverNow()).length > 0)
          await preloadNeeds(next.decision.needs, scope, aheadMs);
        if (turn !== now.turn) return;
        keepScroll(now.address);
        // A list that is filtered or grows stays in view.
        now.scroll =
          anchor !== undefined
            ? { anchor }
            : splitAddress(to).path === now.shown.decision.path
              ? 'stay'
              : isKept
                ? 'kept'
                : 'top';
        now.address = to;
        put(next);
        // What is chosen in the all-menu takes the place of the menu's own entry.
        const inMenu = now.menuOpen;
        now.menuOpen = false;
        void navigate(next.to, { replace: replace || inMenu });
      } catch (error) {
        if (error instanceof ExternalRedirect) return now.run(error.command);
        chunks.recover(error, address);
      }
    },
    [presentRef, ask, put, say, stayHere, navigate],
  );

import { useEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { tell, type Say } from '../notices/notices.ts';
import type { PresentRef } from '../app/present.ts';
import type { Visit } from './resolve-visit.ts';
import type { Ask } from './use-decisions.ts';
import type { Go } from './use-visits.ts';

interface FirstPageParts {
  readonly presentRef: PresentRef;
  readonly ask: Ask;
  readonly put: (visit: Visit) => void;
  readonly visit: Go;
  readonly say: Say;
  readonly navigate: NavigateFunction;
}

/** Goes on where the server could not: what stands under a refusal gets its own address, and facts that a guard waits for are asked. */
export const useFirstPage = ({ presentRef, ask, put, visit, say, navigate }: FirstPageParts): void => {
  const begun = useRef(false);
  useEffect(() => {
    const now = presentRef.current;
    if (begun.current) return;
    begun.current = true;
    const settle = ({ outcome, notices }: Visit['decision'], to: string) => {
      // A refused visitor returns to the previous page.
      if (outcome.kind === 'refused' && outcome.back && window.history.length > 1) return window.history.back();
      now.address = outcome.kind === 'refused' ? outcome.baseAddress : to;
      if (now.address !== window.location.pathname + window.location.search)
        void navigate(now.address, { replace: true });
      tell(notices, say, (next) => void visit(next));
    };
    const { decision } = now.shown;
    if (decision.outcome.kind === 'refused') settle(decision, now.address);
    if (decision.needsFacts.length === 0) return;
    const { turn } = now;
    ask(now.address, 'load').then(
      (next) => {
        if (turn !== now.turn) return;
        put(next);
        settle(next.decision, next.to);
      },
      // The waiting page stays; every link of it works.
      () => undefined,
    );
  }, [presentRef, ask, put, visit, say, navigate]);
};

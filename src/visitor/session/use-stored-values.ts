import { useEffect, useRef } from 'react';
import type { PresentRef } from '../app/present.ts';
import { keepForVisit } from './visit-values.ts';
import { rememberResort, storedResort } from './viewer.ts';
import type { Start } from '../app/start.ts';

interface StoredParts {
  readonly start: Start;
  readonly presentRef: PresentRef;
  /** Query of the present address. */
  readonly search: string;
  readonly enterResort: (code: string) => void;
  readonly decideAgain: () => Promise<void>;
}

/** Keeps what the address and the page say for later, and goes by what was kept (section 3, navigation and session values). */
export const useStoredValues = ({ start, presentRef, search, enterResort, decideAgain }: StoredParts): void => {
  // A link of the app, whoever follows it (P-415).
  useEffect(() => {
    if (new URLSearchParams(search).has('app')) keepForVisit('deepLinkYn', 'Y');
  }, [search]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { decision, site } = presentRef.current.shown;
    const venue = decision.frame.model.venue?.code;
    // Of the page that the visitor came to first as well (P-320).
    if (venue !== undefined) return rememberResort(venue);
    // Local storage has the last word; the server knew its mirror, a cookie that may be gone or older.
    const stored = storedResort(site.venueOrder);
    if (stored === undefined || stored === start.viewer.curResort) return;
    enterResort(stored);
    decideAgain().catch(() => undefined);
  }, [start, presentRef, enterResort, decideAgain]);
};

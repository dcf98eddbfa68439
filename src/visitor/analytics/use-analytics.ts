import { useEffect, useRef } from 'react';
import type { CompiledAnalytics } from '#engine';
import type { PresentRef } from '../app/present.ts';
import type { Shown } from '../app/shown.ts';

const load = () => import('./analytics.ts');

const tells = (analytics: CompiledAnalytics | undefined): analytics is CompiledAnalytics =>
  analytics !== undefined && analytics.tracker.kind !== 'none';

interface PageVisit {
  isTold: boolean;
}

/** Tells of the page that is shown, once a visit: the visitor's word may come before its time, and while what tells is still on its way. */
const tellPage = async (presentRef: PresentRef, visit: PageVisit): Promise<void> => {
  const { shown, viewer } = presentRef.current;
  const { analytics } = shown.site;
  if (!tells(analytics)) return;
  const { pageFacts, tellEvent } = await load();
  if (!visit.isTold)
    visit.isTold = tellEvent(analytics, { event: analytics.events.pageView, ...pageFacts(shown.decision, viewer) });
};

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

interface AnalyticsParts {
  readonly presentRef: PresentRef;
  readonly shown: Shown;
  readonly address: string;
  /** Number of consents. */
  readonly agreed: number;
}

/** Tells of pages, some time after the route has changed (P-455) or the visitor has agreed, and of links that are followed (P-046). What does it comes when it is needed. */
export const useAnalytics = ({ presentRef, shown, address, agreed }: AnalyticsParts): void => {
  const { analytics } = shown.site;
  const delayMs = tells(analytics) ? analytics.delayMs : undefined;
  const visit = useRef<PageVisit>({ isTold: false });
  useEffect(() => void (visit.current = { isTold: false }), [address]);
  useEffect(() => {
    if (delayMs === undefined) return;
    const { current } = visit;
    // A visitor who leaves earlier does not count as a page view.
    const timer = setTimeout(() => void tellPage(presentRef, current).catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [presentRef, delayMs, address, agreed]);

  useEffect(() => {
    if (!tells(analytics)) return;
    const tell = (event: Event): void => {
      const link = linkOf(event);
      if (link === null) return;
      // As it is now: the link may lead on at once.
      const {
        shown: { decision },
        viewer,
      } = presentRef.current;
      const named = { href: link.href, name: link.getAttribute('aria-label') ?? link.innerText };
      load().then(
        ({ linkFacts, pageFacts, tellEvent }) =>
          tellEvent(analytics, {
            event: analytics.events.linkClick,
            ...pageFacts(decision, viewer),
            ...linkFacts(named),
          }),
        () => undefined,
      );
    };
    document.addEventListener('click', tell, { capture: true });
    return () => document.removeEventListener('click', tell, { capture: true });
  }, [presentRef, analytics]);
};

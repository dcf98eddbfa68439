import { useEffect } from 'react';
import type { CompiledAnalytics } from '#engine';
import type { PresentRef } from './present.ts';
import type { Shown } from './start.ts';

const load = () => import('./analytics/analytics.ts');

const tells = (analytics: CompiledAnalytics | undefined): analytics is CompiledAnalytics => analytics !== undefined && analytics.tracker.kind !== 'none';

/** Tells of the page that is shown. */
export const tellPage = async (presentRef: PresentRef): Promise<void> => {
  const { shown, viewer } = presentRef.current;
  const { analytics } = shown.site;
  if (!tells(analytics)) return;
  const { pageFacts, tellEvent } = await load();
  tellEvent(analytics, { event: analytics.events.pageView, ...pageFacts(shown.decision, viewer) });
};

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null);

/** Tells of pages, some time after the route has changed (P-455), and of links that are followed (P-046). What does it comes when it is needed. */
export const useAnalytics = ({ presentRef, shown, address }: { readonly presentRef: PresentRef; readonly shown: Shown; readonly address: string }): void => {
  const { analytics } = shown.site;
  const delayMs = tells(analytics) ? analytics.delayMs : undefined;
  useEffect(() => {
    if (delayMs === undefined) return;
    // Whoever goes on before has not been on that page.
    const timer = setTimeout(() => void tellPage(presentRef).catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [presentRef, delayMs, address]);

  useEffect(() => {
    if (!tells(analytics)) return;
    const tell = (event: Event): void => {
      const link = linkOf(event);
      if (link === null) return;
      // As it is now: the link may lead on at once.
      const { shown: { decision }, viewer } = presentRef.current;
      const named = { href: link.href, name: link.getAttribute('aria-label') ?? link.innerText };
      load().then(
        ({ linkFacts, pageFacts, tellEvent }) => tellEvent(analytics, { event: analytics.events.linkClick, ...pageFacts(decision, viewer), ...linkFacts(named) }),
        () => undefined,
      );
    };
    document.addEventListener('click', tell, { capture: true });
    return () => document.removeEventListener('click', tell, { capture: true });
  }, [presentRef, analytics]);
};

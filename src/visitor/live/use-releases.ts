import { startTransition, useCallback, useEffect, useMemo } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { Locale } from '#schemas/parts';
import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { tellNative } from '../bridge/native.ts';
import type { ReleaseNews } from './live-stream.ts';
import { tell, type Say } from '../notices/notices.ts';
import { shownOf, type PresentRef } from '../app/present.ts';
import type { Shown } from '../app/shown.ts';
import type { Decisions } from '../navigation/use-decisions.ts';
import { rememberLocale } from '../session/viewer.ts';

interface ReleaseParts {
  readonly presentRef: PresentRef;
  readonly shown: Shown;
  readonly decisions: Decisions;
  readonly setShown: (shown: Shown) => void;
  readonly setLocale: (locale: Locale) => void;
  readonly say: Say;
  readonly navigate: NavigateFunction;
}

export interface Releases {
  /** Changes the language. */
  readonly speak: (locale: Locale) => Promise<void>;
  readonly decideAgain: () => Promise<void>;
  /** A new release is live. */
  readonly onNews: (news: ReleaseNews) => Promise<void>;
}

/** A timer counts in 32 bits; what is further off is looked at again then. */
const longestWait = 2_000_000_000;

export const liveStore = async (locale: Locale) =>
  (await import('../navigation/deciding.ts')).ReleaseStore.live(locale);

/** Keeps an open page up to date: with new releases, with the instants at which it changes by itself, and in the visitor's language. */
export const useReleases = ({
  presentRef,
  shown,
  decisions,
  setShown,
  setLocale,
  say,
  navigate,
}: ReleaseParts): Releases => {
  const { ask, putStore } = decisions;

  /** Decides the present address again, keeping scroll, focus and typed text. */
  const decideAgain = useCallback(async (): Promise<void> => {
    const { shown: before, address } = presentRef.current;
    const { outcome } = before.decision;
    const next = await ask(outcome.kind === 'refused' ? outcome.baseAddress : address, 'load');
    // For whoever went on meanwhile it was decided with the same release.
    if (presentRef.current.address !== address) return;
    startTransition(() => setShown(shownOf(next)));
    const refused = next.decision.outcome.kind === 'refused' ? next.decision.outcome.baseAddress : undefined;
    const to = refused ?? next.to;
    if (to === address) return;
    // The page is another one now, or not for this viewer any more.
    presentRef.current.address = to;
    void navigate(to, { replace: true });
    if (refused !== undefined)
      tell(next.decision.notices, say, (way) => presentRef.current.run({ kind: 'go', to: way }));
  }, [presentRef, ask, setShown, say, navigate]);

  const onNews = useCallback(
    async ({ hash }: ReleaseNews): Promise<void> => {
      if (hash === presentRef.current.shown.release.hash) return;
      const next = await liveStore(presentRef.current.viewer.locale);
      if (next.index.release.hash === presentRef.current.shown.release.hash) return;
      putStore(next);
      await decideAgain();
    },
    [presentRef, putStore, decideAgain],
  );

  // One timer for the next instant at which this page changes by itself.
  const { validUntil } = shown.decision;
  useEffect(() => {
    if (validUntil === null) return;
    const wait = Math.min(Math.max(validUntil - Date.now(), 0) + 50, longestWait);
    const timer = setTimeout(() => void decideAgain().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [validUntil, decideAgain]);

  const speak = useCallback(
    async (locale: Locale): Promise<void> => {
      rememberLocale(locale);
      if (presentRef.current.viewer.platform === 'APP') void tellNative('setLangCode', { langCode: locale });
      try {
        putStore(await liveStore(locale));
        presentRef.current.viewer = { ...presentRef.current.viewer, locale };
        setLocale(locale);
        await decideAgain();
      } catch {
        reloadFromServer(presentRef.current.address);
      }
    },
    [presentRef, putStore, decideAgain, setLocale],
  );
  return useMemo(() => ({ speak, decideAgain, onNews }), [speak, decideAgain, onNews]);
};

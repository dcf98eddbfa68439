import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DecisionInput } from '#engine';
import { scopeOf, type PresentRef } from '../app/present.ts';
import type { ReleaseStore } from '../live/release-store.ts';
import type { Visit } from './resolve-visit.ts';

/** Asks what stands at an address, without showing it; `ahead` of a visit that may never come nothing is said, whatever its guards are told. */
export type Ask = (address: string, way: DecisionInput['how'], via?: string, ahead?: boolean) => Promise<Visit>;

export interface Decisions {
  readonly ask: Ask;
  /** The release that everything is decided with. */
  readonly getStore: () => Promise<ReleaseStore>;
  /** From now on everything is decided with another release or language. */
  readonly putStore: (next: ReleaseStore) => void;
}

/** Decisions in the browser, with the release that the server rendered until another one is put in its place. */
export const useDecisions = (
  index: string,
  presentRef: PresentRef,
  learn: (learnt: Visit['learnt']) => void,
): Decisions => {
  const store = useRef<Promise<ReleaseStore> | null>(null);

  const getStore = useCallback((): Promise<ReleaseStore> => {
    if (store.current !== null) return store.current;
    // A release that is no longer kept gives way to the live one.
    const coming = import('./deciding.ts').then(({ ReleaseStore }) =>
      ReleaseStore.at(index).catch(() => ReleaseStore.live(presentRef.current.viewer.locale)),
    );
    coming.catch(() => {
      if (store.current === coming) store.current = null;
    });
    return (store.current = coming);
  }, [index, presentRef]);

  const putStore = useCallback((next: ReleaseStore): void => {
    store.current = Promise.resolve(next);
  }, []);

  const ask = useCallback(
    async function ask(address: string, way: DecisionInput['how'], via?: string, ahead = false): Promise<Visit> {
      const { shown, viewer } = presentRef.current;
      const held = getStore();
      const previous = way === 'load' ? {} : { previous: { path: shown.decision.path, screen: shown.decision.screen } };
      const { resolveVisit } = await import('./deciding.ts');
      const visit = await resolveVisit(
        await held,
        {
          how: way,
          viewer,
          now: Date.now(),
          origin: window.location.origin,
          ...previous,
          ...(via === undefined ? {} : { via }),
        },
        address,
        scopeOf(shown, viewer, ahead ? undefined : presentRef.current.house),
      );
      learn(visit.learnt);
      // A release or language that came in the meantime has the last word.
      return held === store.current ? visit : ask(address, way, via, ahead);
    },
    [getStore, presentRef, learn],
  );

  // Fetched while nothing else is to do, so that the first tap finds it.
  useEffect(() => {
    const idle = setTimeout(() => void getStore().catch(() => undefined), 600);
    return () => clearTimeout(idle);
  }, [getStore]);

  return useMemo(() => ({ ask, getStore, putStore }), [ask, getStore, putStore]);
};

import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Decision } from '#engine';
import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';
import type { CallHouse, CallScope } from '../data/call-service.ts';
import { userSession } from '../session/user-session.ts';
import type { Visit } from '../navigation/resolve-visit.ts';
import type { Shown } from './shown.ts';

/** The latest of everything, for work that goes on between two renders. */
export interface Present {
  /** Carries a command out. */
  run: (command: Command) => void;
  shown: Shown;
  viewer: Viewer;
  /** Member whose own it is that stands there; empty for a guest's. */
  who: string;
  /** Hooks around calls. */
  house?: CallHouse;
  /** Path and query of what is shown. */
  address: string;
  /** Number of the latest visit: an older one that is still under way has no say any more. */
  turn: number;
  /** Place of what is shown in the history of this tab. */
  entry: number;
  /** True while the all-menu is open. */
  menuOpen: boolean;
  /** True when the page of a decision is cached in its current form. */
  isKept: (decision: Decision) => boolean;
  /** Scroll position of the next page: top, saved position, saved position unless the visitor of the first page scrolled, or unchanged. */
  scroll: 'top' | 'kept' | 'loaded' | 'stay' | { readonly anchor: string };
}

/** Logged-in member, shared by all tabs. */
const memberHere = (): string => userSession()?.user.membershipUid ?? '';

export type PresentRef = RefObject<Present>;

/** Keeps the latest picture and viewer at hand. */
export const usePresent = (shown: Shown, viewer: Viewer, address: string): PresentRef => {
  const presentRef = useRef<Present>({
    run: () => undefined,
    isKept: () => false,
    entry: 0,
    shown,
    viewer,
    who: '',
    address,
    turn: 0,
    menuOpen: false,
    scroll: 'loaded',
  });
  useLayoutEffect(() => {
    presentRef.current.shown = shown;
    presentRef.current.viewer = viewer;
    presentRef.current.who = memberHere();
  }, [shown, viewer]);
  return presentRef;
};

/** Headers and time-out of a page's calls. */
export const scopeOf = (
  shown: Pick<Shown, 'decision' | 'site' | 'release'>,
  viewer: Viewer,
  house?: CallHouse,
): CallScope => ({
  pageId: shown.decision.pageId,
  services: shown.decision.services,
  // The language that the page is in: the viewer's changes before the page does.
  locale: shown.decision.locale,
  timeoutMs: shown.site.timings.requestMs,
  ...(shown.site.skipErrorHandler === undefined ? {} : { skipErrorHandler: shown.site.skipErrorHandler }),
  listed: viewer.listed === true,
  release: shown.release.hash,
  who: memberHere(),
  ...(house ? { house } : {}),
});

export const shownOf = (visit: Visit): Shown => ({
  decision: visit.decision,
  modules: visit.modules,
  texts: visit.ground.texts,
  site: visit.ground.snapshot.site,
  assets: visit.ground.index.assets,
  release: visit.ground.index.release,
  fallen: new Set(),
});

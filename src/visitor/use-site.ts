import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Notice, Question } from '#engine';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import { loadWhole } from '#render/run-command/open-outside.ts';
import type { ReleaseNews } from './live-stream.ts';
import { nothingSaid, reduceSaid } from './notices.ts';
import { ReleaseStore } from './release-store.ts';
import { resolveVisit, type Visit } from './resolve-visit.ts';
import { askAgain, preloadNeeds } from './swr-data.tsx';
import { rememberLocale, rememberResort } from './viewer.ts';
import type { CallScope } from './call-service.ts';
import type { Shown, Start } from './start.ts';
import { keepScroll, restoreScroll } from './scroll.ts';

export const scopeOf = (shown: Pick<Shown, 'decision' | 'site' | 'release'>, viewer: Viewer): CallScope => ({
  pageId: shown.decision.pageId,
  locale: viewer.locale,
  timeoutMs: shown.site.timings.requestMs,
  tester: viewer.tester === true,
  release: shown.release.hash,
});

const shownOf = (visit: Visit): Shown => ({
  decision: visit.decision,
  modules: visit.modules,
  texts: visit.ground.texts,
  site: visit.ground.snapshot.site,
  assets: visit.ground.index.assets,
  release: visit.ground.index.release,
  fallen: new Set(),
});

/** The running site: what is shown, what is said, and the ways to change it. Everything it shows came out of a decision. */
export const useSite = (start: Start) => {
  const [shown, setShown] = useState<Shown>(start.shown);
  const [viewer, setViewer] = useState<Viewer>(start.viewer);
  const [said, say] = useReducer(reduceSaid, nothingSaid);
  const [menuOpen, setMenuOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const tell = useRef<(notices: readonly Notice[], stayed: boolean) => void>(() => undefined);
  const store = useRef<Promise<ReleaseStore> | null>(null);
  const now = useRef({ shown, viewer, address: location.pathname + location.search, turn: 0 });
  useLayoutEffect(() => {
    now.current.shown = shown;
    now.current.viewer = viewer;
  }, [shown, viewer]);

  const getStore = useCallback((): Promise<ReleaseStore> => {
    // The first store is of the release that the server rendered; without it the live one serves.
    store.current ??= ReleaseStore.at(start.index).catch(() => ReleaseStore.live(now.current.viewer.locale));
    return store.current;
  }, [start.index]);

  const ask = useCallback(
    async (address: string, way: Question['how'], from?: ReleaseStore): Promise<Visit> => {
      const { shown: before, viewer: facts } = now.current;
      const previous = way === 'load' ? undefined : { path: before.decision.path, screen: before.decision.screen };
      return resolveVisit(from ?? (await getStore()), { how: way, viewer: facts, now: Date.now(), ...(previous ? { previous } : {}) }, address, scopeOf(before, facts));
    },
    [getStore],
  );

  const put = useCallback((visit: Visit) => {
    setShown(shownOf(visit));
    setMenuOpen(false);
    const venue = visit.decision.frame.model.venue;
    if (venue) {
      rememberResort(venue.code);
      if (now.current.viewer.curResort !== venue.code) setViewer((facts) => ({ ...facts, curResort: venue.code }));
    }
  }, []);

  /** Goes to an address of this site: decides first, so that a guard's refusal leaves the visitor where they are. */
  const visit = useCallback(
    async (address: string, replace = false) => {
      const turn = ++now.current.turn;
      try {
        const next = await ask(address, replace ? 'replace' : 'push');
        if (turn !== now.current.turn) return;
        if (next.decision.outcome.kind === 'refused') {
          setMenuOpen(false);
          tell.current(next.decision.notices, true);
          return;
        }
        // The same address again is how a widget tries once more.
        if (next.to === now.current.address) await askAgain(next.decision.needs, scopeOf(shownOf(next), now.current.viewer));
        await preloadNeeds(next.decision.needs, scopeOf(shownOf(next), now.current.viewer), 400);
        if (turn !== now.current.turn) return;
        keepScroll(now.current.address);
        now.current.address = next.to;
        put(next);
        void navigate(next.to, { replace });
      } catch {
        // Without slices (offline, or a release that is gone) the server answers the whole page.
        loadWhole(address);
      }
    },
    [ask, navigate, put],
  );

  // Back and forward change the address first; the decision follows.
  const address = location.pathname + location.search;
  useEffect(() => {
    if (how !== 'POP' || address === now.current.address) return;
    const turn = ++now.current.turn;
    keepScroll(now.current.address);
    now.current.address = address;
    ask(address, 'pop').then(
      (next) => {
        if (turn !== now.current.turn) return;
        if (next.decision.outcome.kind === 'refused') {
          void visit(next.decision.outcome.ground, true);
          tell.current(next.decision.notices, true);
          return;
        }
        put(next);
      },
      () => loadWhole(address),
    );
  }, [address, how, ask, put, visit]);

  useLayoutEffect(() => {
    restoreScroll(now.current.address, how === 'POP');
  }, [shown.decision.path, how]);

  useLayoutEffect(() => {
    tell.current = (notices, stayed) => {
      for (const notice of notices) {
        // Who was not let in is still where 'back' would lead.
        const then = stayed && notice.then?.kind === 'back' ? undefined : notice.then;
        if (notice.kind === 'alert') say({ say: 'ask', ask: { kind: 'alert', text: notice.text, ...(then ? { then } : {}) } });
        else say({ say: 'snack', text: notice.text });
        if (notice.kind === 'snackbar' && then?.kind === 'go') void visit(then.to);
      }
    };
  }, [visit]);

  // A guard refused the very first page: what stands under the notice gets its own address.
  useEffect(() => {
    const { outcome, notices } = start.shown.decision;
    if (outcome.kind !== 'refused') return;
    now.current.address = outcome.ground;
    void navigate(outcome.ground, { replace: true });
    tell.current(notices, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the page that the server sent
  }, []);

  /** Decides the present address again over another store, keeping scroll, focus and typed text. */
  const decideAgain = useCallback(
    async (next: ReleaseStore) => {
      const { shown: before, address: here } = now.current;
      const from = before.decision.outcome.kind === 'refused' ? before.decision.outcome.ground : here;
      const again = await ask(from, 'load', next);
      if (now.current.address !== here) return;
      store.current = Promise.resolve(next);
      startTransition(() => setShown({ ...shownOf(again), fallen: new Set() }));
    },
    [ask],
  );

  const setLocale = useCallback(
    async (locale: Locale) => {
      rememberLocale(locale);
      const next = await ReleaseStore.live(locale);
      now.current.viewer = { ...now.current.viewer, locale };
      await decideAgain(next);
      setViewer((facts) => ({ ...facts, locale }));
    },
    [decideAgain],
  );

  useEffect(() => {
    const onNews = (news: ReleaseNews) => {
      if (news.hash === now.current.shown.release.hash) return;
      ReleaseStore.live(now.current.viewer.locale)
        .then(async (next) => {
          if (next.index.release.hash === now.current.shown.release.hash) return;
          await decideAgain(next);
        })
        // The next release, or the next visit, tries again.
        .catch(() => undefined);
    };
    const listening = import('./live-stream.ts').then(({ listenForReleases }) => listenForReleases(start.shown.release.number, onNews));
    return () => void listening.then((end) => end());
  }, [decideAgain, start.shown.release.number]);

  // One timer for the next instant at which this page changes by itself.
  const { validUntil } = shown.decision;
  useEffect(() => {
    if (validUntil === null) return;
    const wait = Math.min(Math.max(validUntil - Date.now(), 0) + 50, 2_000_000_000);
    const timer = setTimeout(() => void getStore().then(decideAgain), wait);
    return () => clearTimeout(timer);
  }, [validUntil, getStore, decideAgain]);

  useEffect(() => {
    const leave = () => keepScroll(now.current.address);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    const idle = setTimeout(() => void getStore(), 600);
    return () => clearTimeout(idle);
  }, [getStore]);

  return useMemo(
    () => ({ shown, viewer, said, say, menuOpen, setMenuOpen, visit, ask, setLocale, navigate }),
    [shown, viewer, said, menuOpen, visit, ask, setLocale, navigate],
  );
};

export type SiteState = ReturnType<typeof useSite>;

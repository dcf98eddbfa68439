import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Viewer } from '#schemas/viewer';
import type { CallHouse } from '../data/call-service.ts';
import type { Say } from '../notices/notices.ts';
import { scopeOf, type PresentRef } from '../app/present.ts';
import { isFree, isGrowingOld } from './session-gate.ts';
import { hasSession } from './session-hints.ts';
import { hearTabs } from './tabs.ts';
import type { SessionTools } from './tools.ts';
import { dropUserSession, userSession } from './user-session.ts';
import { forgetOthers, keepsForVisit } from './visit-values.ts';
import { askAgain } from '../data/swr-data.tsx';
import type { Decisions } from '../navigation/use-decisions.ts';
import { liveStore, type Releases } from '../live/use-releases.ts';
import type { Go } from '../navigation/use-visits.ts';
import type { Shown } from '../app/shown.ts';
import type { Start } from '../app/start.ts';

interface SessionParts {
  readonly start: Start;
  readonly presentRef: PresentRef;
  readonly shown: Shown;
  readonly decisions: Decisions;
  readonly releases: Releases;
  readonly say: Say;
  readonly visit: Go;
  readonly setViewer: (viewer: Viewer) => void;
  readonly setLost: (code: number) => void;
}

export interface Session {
  /** Hooks around calls. */
  readonly house: CallHouse;
  readonly tools: SessionTools;
}

/** Later steps of the login read the query. */
const keeping = /[?&](?:from|setting|redirectUrl|url|alarm)=/;

const load = () => import('./session.ts');

/** Works on the session beside the page; without a network the page stays as it is, and the next word or visit tries again. */
const beside = (work: (session: Awaited<ReturnType<typeof load>>) => unknown): void =>
  void load()
    .then(work)
    .catch(() => undefined);

/** The session of the running site: it holds and renews calls, reacts to failures, and knows who is looking, in every tab. */
export const useSession = ({
  start,
  presentRef,
  shown,
  decisions,
  releases,
  say,
  visit,
  setViewer,
  setLost,
}: SessionParts): Session => {
  const { getStore, putStore } = decisions;
  const { speak, decideAgain } = releases;
  const session = useMemo((): Session => {
    const scope = () => scopeOf(presentRef.current.shown, presentRef.current.viewer);
    const tools: SessionTools = {
      presentRef,
      say,
      speak,
      scope,
      release: async () => (await getStore()).ground().snapshot,
      texts: async () => (await getStore()).ground().texts,
      run: (command) => presentRef.current.run(command),
      replace: (address) => visit(address, true),
      lose: setLost,
      async becomes(viewer) {
        presentRef.current.viewer = viewer;
        setViewer(viewer);
        putStore(await liveStore(viewer.locale));
      },
      async reload() {
        await decideAgain();
        await askAgain(
          presentRef.current.shown.decision.needs,
          scopeOf(presentRef.current.shown, presentRef.current.viewer, house),
        );
      },
      renewed: async () => (await load()).reloadRoute(tools),
    };
    const house: CallHouse = {
      ready() {
        if (!isFree()) return load().then(({ readyToCall }) => readyToCall(tools));
        if (isGrowingOld()) beside(({ renewAhead }) => renewAhead(tools));
        return undefined;
      },
      failed: async (failure, { url }) => (await load()).react(tools, failure, { path: url.split('?', 1)[0] ?? '' }),
      answered: (url, data) => beside(({ keepAnswer }) => keepAnswer(url, data)),
      expired: () => beside(({ clearSession }) => clearSession(tools, true)),
    };
    return { house, tools };
  }, [presentRef, getStore, putStore, speak, decideAgain, say, visit, setViewer, setLost]);

  // Guards ask calls too, before there is a page to ask them for.
  useLayoutEffect(() => {
    presentRef.current.house = session.house;
  }, [presentRef, session]);

  // What the server knew of the viewer when it decided, against what this browser has kept.
  const { login } = start.viewer;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { tools } = session;
    if (login === undefined) beside(({ settleUnknown }) => settleUnknown(tools));
    // Somebody may have logged in, in another tab, since the server took this browser for a guest's.
    else if (login ? userSession() === undefined : hasSession()) beside(({ refreshFacts }) => refreshFacts(tools));
    else if (!login) {
      if (userSession() !== undefined) beside(({ clearCodes }) => clearCodes());
      dropUserSession();
      forgetOthers(undefined);
    }
  }, [session, login]);

  useEffect(() => hearTabs(() => beside(({ refreshFacts }) => refreshFacts(session.tools))), [session]);

  const { path } = shown.decision;
  useEffect(() => {
    const { address } = presentRef.current;
    // At once, before who goes on has logged in; most pages have nothing to note.
    if (keeping.test(address) || keepsForVisit()) beside(({ noteVisit }) => noteVisit(session.tools, address));
  }, [session, presentRef, path]);
  return session;
};

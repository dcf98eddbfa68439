import { useCallback, useMemo, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import { isKeptAlive } from '#render/view/page-slot.tsx';
import { nothingSaid, reduceSaid } from '../notices/notices.ts';
import type { ShareRequest } from '../share/share-request.ts';
import { shownOf, usePresent } from './present.ts';
import type { Visit } from '../navigation/resolve-visit.ts';
import { keepInside } from '../navigation/scroll.ts';
import { userSession } from '../session/user-session.ts';
import type { Shown } from './shown.ts';
import type { Start } from './start.ts';
import { useAllMenu } from './use-all-menu.ts';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { useDecisions } from '../navigation/use-decisions.ts';
import { useFirstPage } from '../navigation/use-first-page.ts';
import { useHistory } from '../navigation/use-history.ts';
import { useLive } from '../live/use-live.ts';
import { useCodes } from '../codes/use-codes.ts';
import { useCompanionNews } from '../session/use-companion-news.ts';
import { usePush } from '../bridge/use-push.ts';
import { useChangingAnswers } from '../live/use-changing-answers.ts';
import { useReleases } from '../live/use-releases.ts';
import { useSteadyNavigate } from '../navigation/use-steady-navigate.ts';
import { useSession } from '../session/use-session.ts';
import { useWebUnread } from '../session/use-web-unread.ts';
import { useShell } from '../bridge/use-shell.ts';
import { useStoredValues } from '../session/use-stored-values.ts';
import { useVisits } from '../navigation/use-visits.ts';
import { useWaiting } from '../navigation/use-waiting.ts';
import { rememberResort } from '../session/viewer.ts';

/** The running site: what is shown, what is said, and the ways to change it. Everything it shows came out of a decision. */
export const useSite = (start: Start) => {
  const [shown, setShown] = useState<Shown>(start.shown);
  const first = start.shown.decision.frame.model.venue?.code;
  const [viewer, setViewer] = useState<Viewer>(
    first === undefined ? start.viewer : { ...start.viewer, curResort: first },
  );
  const [said, say] = useReducer(reduceSaid, nothingSaid);
  const [lost, setLost] = useState<number>();
  const waiting = useWaiting();
  // Number of requests for the analytics consent.
  const [consentAsked, setConsentAsked] = useState(0);
  const [agreed, noteAgreed] = useReducer((times: number) => times + 1, 0);
  const [sharing, setSharing] = useState<ShareRequest>();
  const location = useLocation();
  const navigate = useSteadyNavigate();
  const presentRef = usePresent(shown, viewer, location.pathname + location.search);
  const { menuOpen, setMenuOpen } = useAllMenu(presentRef, navigate);
  const learn = useCallback(
    (learnt: Visit['learnt']) => {
      if (learnt.length > 0)
        void import('../session/learn-info.ts')
          .then(({ learnInfo }) => learnInfo(presentRef, setViewer, learnt))
          .catch(() => undefined);
    },
    [presentRef],
  );
  const decisions = useDecisions(start.index, presentRef, learn);
  const { ask } = decisions;

  const enterResort = useCallback(
    (code: string) => {
      rememberResort(code);
      // At once: the next decision may stand on it.
      presentRef.current.viewer = { ...presentRef.current.viewer, curResort: code };
      setViewer((facts) => (facts.curResort === code ? facts : { ...facts, curResort: code }));
    },
    [presentRef],
  );
  const put = useCallback(
    (visit: Visit) => {
      if (isKeptAlive(presentRef.current.shown.decision)) keepInside();
      setShown(shownOf(visit));
      setLost(undefined);
      setSharing(undefined);
      const { venue } = visit.decision.frame.model;
      if (venue !== undefined) enterResort(venue.code);
    },
    [presentRef, enterResort],
  );
  const stayHere = useCallback(() => setMenuOpen(false), [setMenuOpen]);
  const setSpoken = useCallback((locale: Locale) => setViewer((facts) => ({ ...facts, locale })), []);

  const visit = useVisits({ presentRef, ask, put, say, stayHere, navigate });
  useHistory({ presentRef, shown, ask, put, visit, say, navigate });
  useFirstPage({ presentRef, ask, put, visit, say, navigate });
  const releases = useReleases({ presentRef, shown, decisions, setShown, setLocale: setSpoken, say, navigate });
  useChangingAnswers(presentRef, shown.decision.needs);
  const session = useSession({ start, presentRef, shown, decisions, releases, say, visit, setViewer, setLost });
  useLive({ start, viewer, releases, tools: session.tools });
  useAnalytics({ presentRef, shown, address: location.pathname + location.search, agreed });
  useStoredValues({ start, presentRef, search: location.search, enterResort, decideAgain: releases.decideAgain });
  const inShell = useShell(shown, viewer, session.tools);
  const unread = useWebUnread(shown, viewer, session.tools) + inShell;
  const companionNews = useCompanionNews(shown, viewer, session.tools);
  usePush(viewer, session.tools);
  useCodes(viewer, presentRef, shown.release.hash);
  const { speak } = releases;
  const setLocale = useCallback(
    (locale: Locale): Promise<void> => {
      if (userSession() !== undefined)
        void import('../session/keep-language.ts')
          .then(({ keepLanguage }) => keepLanguage(session.tools, locale))
          .catch(() => undefined);
      return speak(locale);
    },
    [speak, session],
  );

  return useMemo(
    () => ({
      shown,
      viewer,
      unread,
      companionNews,
      said,
      say,
      lost,
      setLost,
      sharing,
      setSharing,
      consentAsked,
      setConsentAsked,
      noteAgreed,
      menuOpen,
      setMenuOpen,
      enterResort,
      visit,
      ask,
      setLocale,
      navigate,
      session,
      presentRef,
      waiting,
    }),
    [
      shown,
      viewer,
      unread,
      companionNews,
      said,
      lost,
      sharing,
      consentAsked,
      menuOpen,
      setMenuOpen,
      enterResort,
      visit,
      ask,
      setLocale,
      navigate,
      session,
      presentRef,
      waiting,
    ],
  );
};

export type SiteState = ReturnType<typeof useSite>;

import { useEffect, useRef } from 'react';
import type { Viewer } from '#schemas/viewer';
import type { Listening } from './live-stream.ts';
import type { SessionTools } from '../session/tools.ts';
import { userSession } from '../session/user-session.ts';
import type { Start } from '../app/start.ts';
import type { Releases } from './use-releases.ts';

interface LiveParts {
  readonly start: Start;
  readonly viewer: Viewer;
  readonly releases: Releases;
  readonly tools: SessionTools;
}

/** Hears from the server what is live and whether the member has changed, as the day does it too. After a failure the next word, or the next visit, tries again. */
export const useLive = ({ start, viewer, releases, tools }: LiveParts): void => {
  const listening = useRef<Promise<Listening>>(null);
  const { number } = start.shown.release;
  const { onNews } = releases;
  useEffect(() => {
    const hearer = {
      release: (news: Parameters<typeof onNews>[0]) => void onNews(news).catch(() => undefined),
      member: () =>
        void import('../session/session.ts').then(({ refreshFacts }) => refreshFacts(tools)).catch(() => undefined),
    };
    const coming = import('./live-stream.ts').then(({ listenLive }) => listenLive(number, hearer));
    listening.current = coming;
    return () => void coming.then(({ end }) => end());
  }, [onNews, tools, number]);

  const isMember = viewer.login === true;
  useEffect(() => {
    if (!isMember) return;
    const coming = import('../session/session.ts').then(({ watchDay }) => watchDay(tools));
    return () => void coming.then((end) => end()).catch(() => undefined);
  }, [isMember, tools]);

  // The stream is for whoever was logged in when it was opened.
  const who = isMember ? userSession()?.user.membershipUid : undefined;
  const heard = useRef(who);
  useEffect(() => {
    if (heard.current === who) return;
    heard.current = who;
    void listening.current?.then(({ again }) => again());
  }, [who]);
};

import { useEffect, useState } from 'react';
import { hasCompanionNews } from '#engine';
import type { Viewer } from '#schemas/viewer';
import type { Shown } from '../app/shown.ts';
import { onMemberEvent } from '../live/member-changes.ts';
import type { SessionTools } from './tools.ts';

const load = () => import('./companion-news.ts');

/** True while the member has new companion requests at the venue, in the app (V-167). Viewing the screen that lists them stores the day. */
export const useCompanionNews = (shown: Shown, viewer: Viewer, tools: SessionTools): boolean => {
  const { venue, screen } = shown.decision.frame.model;
  const news = hasCompanionNews(viewer, venue) ? venue?.companionNews : undefined;
  const [valueCode, code] = [news?.valueCode, venue?.code ?? ''];
  const [found, setFound] = useState<{ readonly venue: string; readonly isNew: boolean }>();

  useEffect(() => {
    if (valueCode === undefined) return;
    let isOver = false;
    const read = () => {
      void load()
        .then(({ readCompanionNews }) => readCompanionNews(tools, { venue: code, valueCode }))
        .then((isNew) => (isOver ? undefined : setFound({ venue: code, isNew })))
        .catch(() => undefined);
    };
    read();
    const end = onMemberEvent('companion', read);
    return () => {
      isOver = true;
      end();
    };
  }, [valueCode, code, tools]);

  const isViewing = news?.screen === screen;
  useEffect(() => {
    if (isViewing && valueCode !== undefined)
      void load()
        .then(({ markCompanionsViewed }) => markCompanionsViewed(tools, { venue: code, valueCode }))
        .catch(() => undefined);
  }, [isViewing, valueCode, code, tools]);

  return valueCode !== undefined && found?.venue === code && found.isNew;
};

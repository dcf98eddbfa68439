import { useEffect, useState } from 'react';
import type { Viewer } from '#schemas/viewer';
import { callNative, hearNative } from './native.ts';
import { onMemberEvent } from '../live/member-changes.ts';
import type { SessionTools } from '../session/tools.ts';
import type { Shown } from '../app/shown.ts';

/** Value of the shell's `lifecycle` when the app is in front again (P-452). */
const resumed = 0;

/**
 * What the page and the app shell keep alike: the shell learns where the member is whenever my-info changes, the page how many notifications are
 * unread, of venues whose document says so (P-122). Both are looked at again when a push comes or the app does. Outside of the app nothing happens.
 */
export const useShell = (shown: Shown, { platform, login, curResort, onSite }: Viewer, tools: SessionTools): number => {
  const inApp = platform === 'APP';
  const [count, setCount] = useState<{ readonly venue: string; readonly unread: number }>();
  const { venue } = shown.decision.frame.model;
  const counted = inApp && venue?.unread === true ? venue.code : undefined;

  useEffect(() => {
    if (counted === undefined) return;
    let isOver = false;
    const refresh = async () => {
      const answer = await callNative('getUnreadNotiCount', { resortType: counted, notiType: 'ALL' });
      if (!isOver && answer.code === 200) setCount({ venue: counted, unread: answer.data.unreadCount });
    };
    void refresh();
    const ends = [
      hearNative('push', () => void refresh()),
      // The page marks as read; the shell counts.
      onMemberEvent('notification', () => void refresh()),
      hearNative('lifecycle', ({ value }) => void (value === resumed && refresh())),
    ];
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [counted]);

  const isInside = curResort !== undefined && onSite?.[curResort] === true;
  useEffect(() => {
    if (!inApp || login !== true) return;
    const read = () =>
      void import('../session/session.ts').then(({ readMyInfo }) => readMyInfo(tools)).catch(() => undefined);
    read();
    // A gate changes where the member is.
    const ends = [
      onMemberEvent('pocket', read),
      hearNative('lifecycle', ({ value }) => void (value === resumed && read())),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [inApp, login, curResort, isInside, tools]);

  return count !== undefined && count.venue === counted ? count.unread : 0;
};

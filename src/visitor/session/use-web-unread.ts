import { useEffect, useState } from 'react';
import type { NotificationsAnswer } from '#schemas/calls/notifications/answers';
import type { Viewer } from '#schemas/viewer';
import type { Shown } from '../app/shown.ts';
import { send } from '../data/call-service.ts';
import { onMemberEvent } from '../live/member-changes.ts';
import type { SessionTools } from './tools.ts';

const unreadCall = '/api/v1/iam/members/notifications?currentPage=1&pagePerCount=1';

/**
 * Counts the member's unread notifications in a browser, on pages with a bell: once the page stands, and after each change. In the app the shell counts
 * (P-122). A failure leaves the bell as it is.
 */
export const useWebUnread = (shown: Shown, { platform, login, password }: Viewer, tools: SessionTools): number => {
  const { flags } = shown.decision.frame.model;
  const hasBell = flags.alarmBtn === true || flags.mypageAlarmBtn === true;
  const isCounted = hasBell && platform !== 'APP' && login === true && password !== 'initial';
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!isCounted) return;
    let isOver = false;
    const read = async (): Promise<void> => {
      const answer = await send({ method: 'GET', url: unreadCall }, tools.scope());
      if (!isOver && answer.ok) setUnread((answer.data as NotificationsAnswer).unreadCount);
    };
    void read();
    const end = onMemberEvent('notification', () => void read());
    return () => {
      isOver = true;
      end();
    };
  }, [isCounted, tools]);
  return isCounted ? unread : 0;
};

import { koreanDay, nextKoreanDayStart } from '#engine';
import { serverNow } from '../data/server-clock.ts';
import { refreshFacts } from './facts.ts';
import type { SessionTools } from './tools.ts';

/** Open pages ask some time after midnight each, not all at once. */
const spreadMs = 20_000;

/**
 * Who is on site, and whose password is due, turns with the day in the park: an open page learns it then, and one that has slept over it when it
 * is looked at again. Gives what ends the watch.
 */
export const watchDay = (tools: SessionTools): (() => void) => {
  let day = koreanDay(serverNow());
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const today = koreanDay(serverNow());
    if (today === day) return;
    day = today;
    // A failure is corrected by the next visit.
    void refreshFacts(tools).catch(() => undefined);
  };
  const wait = () => {
    const now = serverNow();
    timer = setTimeout(
      () => {
        look();
        wait();
      },
      nextKoreanDayStart(now) - now + Math.random() * spreadMs,
    );
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

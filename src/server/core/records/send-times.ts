import { DAY_MS, HOUR_MS } from '../durations.ts';

const MINUTE_MS = 60_000;
const KOREA_MS = 9 * HOUR_MS;
/** Promotions go out between these hours in Korea only (decisions-members §6). */
const PROMOTIONS_FROM = '08:00';
const PROMOTIONS_UNTIL = '21:00';

/** Hours of a day, HH:MM in Korean time; `ends` is the first minute after them. They may run over midnight. */
export interface Hours {
  readonly starts: string;
  readonly ends: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const koreanMidnight = (at: number): number => Math.floor((at + KOREA_MS) / DAY_MS) * DAY_MS - KOREA_MS;

/** Returns the first instant, at `at` or later, that is not within the hours. */
export const afterHours = (at: Date, { starts, ends }: Hours): Date => {
  const midnight = koreanMidnight(at.getTime());
  const minute = (at.getTime() - midnight) / MINUTE_MS;
  const [from, until] = [minutesOf(starts), minutesOf(ends)];
  const isWithin = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (from === until || !isWithin) return at;
  return new Date(midnight + until * MINUTE_MS + (minute < until ? 0 : DAY_MS));
};

/** Returns the first instant, at `at` or later, at which promotions may be sent. */
export const promotionTime = (at: Date): Date => afterHours(at, { starts: PROMOTIONS_UNTIL, ends: PROMOTIONS_FROM });

/** Same, outside of the hours; undefined if the hours leave no such time. */
export const quietPromotionTime = (at: Date, hours: Hours | undefined): Date | undefined => {
  if (hours === undefined) return promotionTime(at);
  // Each step moves to the end of one of two periods: a third move means that they cover the day together.
  let time = at;
  for (let step = 0; step < 3; step++) {
    const next = promotionTime(afterHours(time, hours));
    if (next.getTime() === time.getTime()) return time;
    time = next;
  }
  return undefined;
};

import { DAY_MS } from '../../core/durations.ts';

const KST_MS = 9 * 60 * 60 * 1000;

/** Returns the instant one working day (Monday to Friday in Korea) after another. What comes at a weekend counts from the beginning of Monday. */
export const dueAfter = (asked: Date): Date => {
  const weekdayOf = (ms: number): number => new Date(ms + KST_MS).getUTCDay();
  const midnight = (ms: number): number => Math.floor((ms + KST_MS) / DAY_MS) * DAY_MS - KST_MS;
  const toMonday = [1, 0, 0, 0, 0, 0, 2][weekdayOf(asked.getTime())] ?? 0;
  const from = toMonday === 0 ? asked.getTime() : midnight(asked.getTime()) + toMonday * DAY_MS;
  return new Date(from + (weekdayOf(from) === 5 ? 3 : 1) * DAY_MS);
};

import { parseMoment } from '../values/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;
const startOf = (day: string): number => parseMoment(`${day}000000`) ?? Number.NaN;

/** Returns how many days in a row end today, or yesterday if today is still missing. Days are YYYYMMDD. */
export const streakOf = (days: readonly string[], today: string): number => {
  const known = new Set(days.map(startOf));
  let at = startOf(today);
  if (!known.has(at)) at -= dayMs;
  let streak = 0;
  while (known.has(at)) {
    streak += 1;
    at -= dayMs;
  }
  return streak;
};

/** Returns the longest run of days in a row. */
export const longestStreak = (days: readonly string[]): number => {
  const known = new Set(days.map(startOf));
  let longest = 0;
  for (const start of known) {
    if (known.has(start - dayMs)) continue;
    let length = 0;
    while (known.has(start + length * dayMs)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
};

import { kstDay } from '../../src/server/core/wire-values.ts';

const dayMs = 24 * 60 * 60_000;

/** Midnight of the next day in Korea, in milliseconds since 1970. Everything stored by a real clock is earlier. */
export const nextMidnight = (): number => {
  const day = kstDay(new Date(Date.now() + dayMs));
  return Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00+09:00`);
};

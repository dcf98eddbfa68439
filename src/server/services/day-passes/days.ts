import { DAY_MS } from '../../core/durations.ts';
import type { DayPass } from '#schemas/documents/day-pass/schema';

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days of a pass from today on, as YYYYMMDD, in order. */
export const daysOf = ({ periods }: DayPass, today: string, most: number): readonly string[] => {
  const days = periods.flatMap(({ from, until, weekdays }) => {
    const count = Math.max(0, Math.round((instantOf(until) - instantOf(from)) / DAY_MS) + 1);
    return Array.from({ length: count }, (_, index) => new Date(instantOf(from) + index * DAY_MS))
      .filter((day) => weekdays?.includes(day.getUTCDay()) ?? true)
      .map((day) => day.toISOString().slice(0, 10).replaceAll('-', ''));
  });
  return [...new Set(days)]
    .filter((day) => day >= today)
    .toSorted()
    .slice(0, most);
};

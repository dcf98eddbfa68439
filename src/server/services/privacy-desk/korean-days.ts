import { DAY_MS, HOUR_MS } from '../../core/durations.ts';

const KST_MS = 9 * HOUR_MS;

const startOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) - KST_MS;

/** Returns the instant at which a day YYYYMMDD begins in Korean time, or one some days later. */
export const dayStart = (day: string, later = 0): string =>
  new Date(
    startOf(Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6, 8))) + later * DAY_MS,
  ).toISOString();

/** Returns the instants between which a month YYYY-MM lies in Korean time. */
export const monthBounds = (month: string): { readonly from: string; readonly until: string } => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [from, until] = [number, number + 1].map((one) => new Date(startOf(year, one, 1)).toISOString());
  return { from: from ?? '', until: until ?? '' };
};

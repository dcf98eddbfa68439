/** A kind of day with its own prices. */
export interface DayKind {
  readonly dayKindId: string;
  /** Weekdays, 0 for Sunday. */
  readonly weekdays?: readonly number[];
  /** Days as YYYY-MM-DD, the last one included. */
  readonly dates?: readonly { readonly from: string; readonly until: string }[];
}

/** Day of the week of YYYY-MM-DD, 0 for Sunday (Sakamoto's method). */
const weekdayOf = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const leapYear = month < 3 ? year - 1 : year;
  const offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  return (
    (leapYear + Math.floor(leapYear / 4) - Math.floor(leapYear / 100) + Math.floor(leapYear / 400) + offset + date) % 7
  );
};

/** Returns the kind of a day (YYYY-MM-DD): one that names the date before one that names the weekday; undefined if none does. */
export const dayKindOf = (kinds: readonly DayKind[], day: string): string | undefined =>
  (
    kinds.find(({ dates = [] }) => dates.some(({ from, until }) => from <= day && day <= until)) ??
    kinds.find(({ weekdays = [] }) => weekdays.includes(weekdayOf(day)))
  )?.dayKindId;

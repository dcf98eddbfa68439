import { weekdays, type Weekday } from '#schemas/parts';
import type { DocumentSet } from '#schemas/documents';
import type { Opening } from '#schemas/documents/opening/schema';
import type { Facility } from '#schemas/documents/facility/schema';
import type { Show } from '#schemas/documents/show/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parses YYYYMMDD. Returns YYYY-MM-DD, or undefined if the day does not exist. */
export const parseDay = (text: string): string | undefined => {
  const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : '';
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(day) ? undefined : day;
};

/** Returns the calendar day `count` days after a day; both are YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day (YYYY-MM-DD). */
export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MON';

interface Period {
  readonly from?: string;
  readonly until?: string;
  readonly weekdays?: readonly Weekday[];
}

const contains = ({ from, until, weekdays: days }: Period, day: string): boolean =>
  (from === undefined || from <= day) &&
  (until === undefined || day <= until) &&
  (days === undefined || days.includes(weekdayOf(day)));

/** Returns the hours that apply on a day (YYYY-MM-DD): those of the date, else of the season that began last. */
export const openingOn = (documents: Pick<DocumentSet, 'opening'>, venue: string, day: string): Opening | undefined => {
  const own = [...documents.opening.values()].filter((opening) => opening.venue === venue);
  return (
    own.find(({ date }) => date === day) ??
    own
      .filter(({ date, season }) => date === undefined && season !== undefined && contains(season, day))
      .toSorted((a, b) => (b.season?.from ?? '').localeCompare(a.season?.from ?? ''))[0]
  );
};

/** Returns the times of a show on a day. */
export const showTimesOn = (show: Show, day: string): readonly string[] =>
  show.schedule.find((entry) => contains(entry, day))?.times.toSorted() ?? [];

/** Returns the hours of a facility on a day, or undefined if it does not open. */
export const facilityHoursOn = (
  facility: Facility,
  opening: Opening | undefined,
  day: string,
): { readonly from: string; readonly until: string } | undefined => {
  const park = opening?.hours;
  if (park === undefined || opening?.closed?.some(({ facilityId }) => facilityId === facility.facilityId) === true)
    return undefined;
  if (facility.hours === undefined) return { from: park.from, until: park.nightUntil ?? park.until };
  // `from` and `until` of an entry are times of day.
  return facility.hours.find(({ weekdays: days }) => days === undefined || days.includes(weekdayOf(day)));
};

/** Formats HH:MM as HHmm. */
export const compactTime = (time: string | undefined): string => (time ?? '').replace(':', '');

const KOREA_MS = 9 * 60 * 60 * 1000;

/** Returns the time in Korea as HH:MM. */
export const koreanTime = (now: number): string => new Date(now + KOREA_MS).toISOString().slice(11, 16);

/** Returns the instant of a time (HH:MM) on the Korean day of `now`. */
export const instantOf = (now: number, time: string): number =>
  Date.parse(`${new Date(now + KOREA_MS).toISOString().slice(0, 10)}T${time}:00+09:00`);

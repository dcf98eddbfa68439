import { weekdays } from '#schemas/parts';
import type { Language } from '../../texts/use-texts.ts';

interface Season {
  readonly weekdays?: unknown;
  readonly from?: unknown;
  readonly until?: unknown;
}

// A Monday.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Formats the days that opening hours apply to: a date, or weekdays of a season. Empty for every day. */
export const openingDays = (
  { date, season }: { readonly date?: unknown; readonly season?: unknown },
  language: Language,
): string => {
  if (typeof date === 'string') return date;
  const { weekdays: days, from, until }: Season = typeof season === 'object' && season !== null ? season : {};
  const shown =
    Array.isArray(days) && days.length < weekdays.length
      ? weekdays.flatMap((day, index) => (days.includes(day) ? [index] : []))
      : [];
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const names = shown.map((index) => format.format(MONDAY + index * DAY_MS)).join(', ');
  const period = [from, until].some((end) => typeof end === 'string')
    ? `${typeof from === 'string' ? from : ''}–${typeof until === 'string' ? until : ''}`
    : '';
  return [names, period].filter((part) => part !== '').join(' · ');
};

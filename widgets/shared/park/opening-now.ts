import type { Locale } from '#schemas/parts';
import type { Operations } from '#schemas/calls/contents/park-answers';
import { messageKey } from '#schemas/parts';
import { duration } from '../texts/duration.ts';
import { clock, koreanTime } from '../facilities/facility-now.ts';
import { fillText } from '../facilities/facility-texts.ts';

export type OpeningDay = Operations['dayList'][number];

/** Opening state of a venue: the minutes until it closes or opens, and its next opening. */
export type OpeningNow =
  | { readonly kind: 'open' | 'night' | 'before'; readonly minutes: number }
  | { readonly kind: 'after' | 'closed'; readonly tomorrow?: string };

const KOREA_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Calendar day in Korea as YYYYMMDD. */
export const koreanDate = (at: number): string =>
  new Date(at + KOREA_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** Time of a date (YYYYMMDD) and a time (HHmm) in Korea, in milliseconds since 1970. */
export const instantIn = (date: string, time: string): number =>
  Date.UTC(
    Number(date.slice(0, 4)),
    Number(date.slice(4, 6)) - 1,
    Number(date.slice(6)),
    Number(time.slice(0, 2)),
    Number(time.slice(2)),
  ) - KOREA_MS;

/** Minutes of HHmm since midnight. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2));

/** The day of the list that is today. Before a clock is known it is the first. */
export const todayOf = (days: readonly OpeningDay[], now: number | undefined): OpeningDay | undefined =>
  now === undefined ? days[0] : (days.find(({ date }) => date === koreanDate(now)) ?? days[0]);

const tomorrowOf = (days: readonly OpeningDay[], now: number): { readonly tomorrow?: string } => {
  const tomorrow = days.find(({ date }) => date === koreanDate(now + DAY_MS));
  return tomorrow?.openYn === 'Y' ? { tomorrow: tomorrow.fromTm } : {};
};

/** Returns whether the venue is open now. */
export function openingNow(days: readonly OpeningDay[], now: number): OpeningNow {
  const day = todayOf(days, now);
  if (day === undefined || day.openYn === 'N') return { kind: 'closed', ...tomorrowOf(days, now) };
  const minute = minuteOf(koreanTime(now));
  const [from, until, night] = [day.fromTm, day.untilTm, day.nightUntilTm || day.untilTm].map(minuteOf) as [
    number,
    number,
    number,
  ];
  if (minute < from) return { kind: 'before', minutes: from - minute };
  if (minute < until) return { kind: 'open', minutes: night - minute };
  if (minute < night) return { kind: 'night', minutes: night - minute };
  return { kind: 'after', ...tomorrowOf(days, now) };
}

/** Texts that say whether a venue is open. */
export const openingTexts = {
  type: 'object',
  additionalProperties: false,
  required: ['today', 'open', 'night', 'before', 'after', 'closed', 'left', 'opensIn', 'tomorrow', 'hours', 'minutes'],
  properties: {
    today: { ...messageKey, description: "Label of today's hours." },
    open: messageKey,
    night: { ...messageKey, description: 'Open in the evening, after the usual hours.' },
    before: { ...messageKey, description: 'Opens later today.' },
    after: { ...messageKey, description: 'Has closed for today.' },
    closed: { ...messageKey, description: 'Does not open today.' },
    left: { ...messageKey, description: 'Time until closing; {{name}}.' },
    opensIn: { ...messageKey, description: 'Time until opening; {{name}}.' },
    tomorrow: { ...messageKey, description: 'Opens tomorrow at {{name}}.' },
    hours: { ...messageKey, description: 'Hours of a duration; {{count}}.' },
    minutes: { ...messageKey, description: 'Minutes of a duration; {{count}}.' },
  },
} as const;
export type OpeningTexts = { readonly [Key in keyof (typeof openingTexts)['properties']]: string };

/** Hours of a day, such as 10:00–21:00, with the evening included; empty when it is closed. */
export const hoursText = ({ openYn, fromTm, untilTm, nightUntilTm }: OpeningDay): string =>
  openYn === 'Y' ? `${clock(fromTm)}–${clock(nightUntilTm || untilTm)}` : '';

/** State of the venue in words, with what it means for the visitor. */
export const openingWords = (
  now: OpeningNow,
  texts: OpeningTexts,
): { readonly label: string; readonly value: string; readonly tone: 'ok' | 'wait' | 'stop' } => {
  switch (now.kind) {
    case 'open':
    case 'night':
      return {
        label: texts[now.kind],
        value: fillText(texts.left, { name: duration(now.minutes, texts) }),
        tone: 'ok',
      };
    case 'before':
      return {
        label: texts.before,
        value: fillText(texts.opensIn, { name: duration(now.minutes, texts) }),
        tone: 'wait',
      };
    default:
      return {
        label: texts[now.kind],
        value: now.tomorrow === undefined ? '' : fillText(texts.tomorrow, { name: clock(now.tomorrow) }),
        tone: 'stop',
      };
  }
};

const atMidnight = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)));
// Parts whose order is the same in every version of the formatter.
const format =
  (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  (date: string): string =>
    new Intl.DateTimeFormat(locale === 'ko' ? 'ko-KR' : 'en-US', { ...options, timeZone: 'UTC' }).format(
      atMidnight(date),
    );

/** Name of a day (YYYYMMDD) with its weekday. */
export const dayName = (date: string, locale: Locale): string => {
  const [day, weekday] = [
    format(locale, { month: 'long', day: 'numeric' })(date),
    format(locale, { weekday: 'long' })(date),
  ];
  return locale === 'ko' ? `${day} ${weekday}` : `${weekday}, ${day}`;
};
export const monthName = (date: string, locale: Locale): string =>
  format(locale, { year: 'numeric', month: 'long' })(date);
export const shortMonth = (date: string, locale: Locale): string => format(locale, { month: 'short' })(date);
export const shortWeekday = (date: string, locale: Locale): string => format(locale, { weekday: 'short' })(date);
/** Number of the weekday; Sunday is 0. */
export const weekdayNumber = (date: string): number => new Date(atMidnight(date)).getUTCDay();

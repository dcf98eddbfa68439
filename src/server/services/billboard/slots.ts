import { HOUR_MS } from '../../core/durations.ts';
import { parseMoment } from '../../../engine/index.ts';
import type { Billboard } from '#schemas/documents/billboard/schema';
import { kstDay } from '../../core/wire-values.ts';

const DAY_MS = 24 * HOUR_MS;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(-2));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/** Instant of a time (HHmm) of a day (YYYYMMDD) in Korea, in milliseconds since 1970. */
export const instantOf = (day: string, time: string): number => parseMoment(`${day}${time}00`) ?? Number.NaN;

/** Times of a day, HHmm. */
export const timesOf = ({
  from,
  until,
  everyMin,
}: Pick<Billboard, 'from' | 'until' | 'everyMin'>): readonly string[] => {
  const times: string[] = [];
  for (let minutes = minutesOf(from); minutes + everyMin <= minutesOf(until); minutes += everyMin)
    times.push(timeOf(minutes));
  return times;
};

/** Returns true if a time can still be chosen. */
export const isOpen = (billboard: Billboard, day: string, time: string, now: Date): boolean =>
  instantOf(day, time) - billboard.leadHours * HOUR_MS > now.getTime();

/** Days that can be chosen, YYYYMMDD, from today on. */
export const daysOf = (
  { daysAhead, firstDay = '0000-00-00', lastDay = '9999-12-31' }: Billboard,
  now: Date,
): readonly string[] =>
  Array.from({ length: daysAhead + 1 }, (_, ahead) => kstDay(new Date(now.getTime() + ahead * DAY_MS))).filter(
    (day) => day >= firstDay.replaceAll('-', '') && day <= lastDay.replaceAll('-', ''),
  );

/** Returns true until the member may no longer cancel. */
export const canCancel = (
  { cancelHours }: Pick<Billboard, 'cancelHours'>,
  day: string,
  time: string,
  now: Date,
): boolean => instantOf(day, time) - cancelHours * HOUR_MS > now.getTime();

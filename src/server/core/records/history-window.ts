import { parseMoment } from '../../../engine/index.ts';
import { DAY_MS } from '../durations.ts';
import { HttpError } from '../errors.ts';
import { kstDay } from '../wire-values.ts';

const MOST_MONTHS = 24;

/** Requested period of a history. */
export interface HistoryPeriod {
  readonly startDt?: string | undefined;
  readonly endDt?: string | undefined;
  readonly months?: string | undefined;
}

/** Days and instants of a history: `from` is included, `until` is not. */
export interface HistoryWindow {
  readonly from: Date;
  readonly until: Date;
  readonly fromDay: string;
  readonly lastDay: string;
}

const beginOf = (day: string): number => {
  const at = parseMoment(`${day}000000`);
  if (at === undefined) throw new HttpError('invalid', `There is no day ${day}.`);
  return at;
};

/** Day a number of months before, or the first day after it where the month is shorter. */
const monthsBefore = (today: string, months: number): string => {
  const [year, month, day] = [today.slice(0, 4), today.slice(4, 6), today.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  return new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10).replaceAll('-', '');
};

/** Returns the days of a history: those requested, but not older than 24 months. Throws `invalid` for days that do not exist or are in the wrong order. */
export const historyWindow = ({ startDt = '', endDt = '', months = '' }: HistoryPeriod, now: Date): HistoryWindow => {
  const today = kstDay(now);
  const oldest = monthsBefore(today, MOST_MONTHS);
  const asked = startDt || monthsBefore(today, Number(months) || MOST_MONTHS);
  const fromDay = asked < oldest ? oldest : asked;
  const lastDay = endDt || today;
  const [from, until] = [beginOf(fromDay), beginOf(lastDay) + DAY_MS];
  if (beginOf(asked) >= until) throw new HttpError('invalid', 'startDt is after endDt.');
  return { from: new Date(from), until: new Date(until), fromDay, lastDay };
};

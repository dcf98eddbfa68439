import { parseMoment } from '../../../engine/index.ts';
import { DAY_MS } from '../../core/durations.ts';

/** Day (YYYYMMDD) of a member in a venue. */
export interface Day {
  readonly member: string;
  readonly venue: string;
  readonly day: string;
}

/** Begin and end of a day in Korean time. */
export const boundsOf = (day: string): { readonly from: number; readonly until: number } => {
  const from = parseMoment(`${day}000000`) ?? 0;
  return { from, until: from + DAY_MS };
};

const CLOSING_MS = 5 * 60_000;

/** Time at which the report of a day is made for those who have not left: 23:55. */
export const closingOf = (day: string): number => boundsOf(day).until - CLOSING_MS;

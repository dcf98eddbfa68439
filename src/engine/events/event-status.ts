import { readInstant } from '../conditions/condition.ts';
import { parseMoment } from '../values/dates.ts';

/** NOT_YET, OPEN and CLOSED follow the clock; DONE: the results are out. */
export type EventStatus = 'NOT_YET' | 'OPEN' | 'CLOSED' | 'DONE';

interface Times {
  readonly from?: string;
  readonly until?: string;
  readonly draw?: { readonly resultOn: string };
}

/** Instants at which an event opens, closes and tells its results, in milliseconds since 1970. At `closes` it is closed already. */
export const eventTimes = ({
  from,
  until,
  draw,
}: Times): { readonly opens: number; readonly closes: number; readonly results: number } => {
  const closes = until === undefined ? Infinity : readInstant(until);
  const resultDay = draw === undefined ? undefined : parseMoment(`${draw.resultOn.replaceAll('-', '')}000000`);
  return {
    opens: from === undefined ? -Infinity : readInstant(from),
    closes,
    results: Math.max(closes, resultDay ?? closes),
  };
};

/** Status of an event at an instant. One without an end stays open. */
export const eventStatus = (event: Times, now: number): EventStatus => {
  const { opens, closes, results } = eventTimes(event);
  if (now < opens) return 'NOT_YET';
  if (now < closes) return 'OPEN';
  return now < results ? 'CLOSED' : 'DONE';
};

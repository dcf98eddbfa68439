import type { ShowTimes } from '#schemas/calls/contents/park-answers';
import { koreanTime } from '../facilities/facility-now.ts';
import { koreanDate, minuteOf } from './opening-now.ts';

type Show = ShowTimes['list'][number];

/** One time of a show; `minutes` is the time until it begins. `next` is the first of those to come. */
export interface ShowEntry {
  readonly show: Show;
  /** HHmm. */
  readonly time: string;
  readonly state: 'past' | 'running' | 'next' | 'later';
  readonly minutes?: number;
}

/** Returns the times of a day in their order. Before a clock is known nothing is past. */
export function showEntries({ date, list }: ShowTimes, now: number | undefined): readonly ShowEntry[] {
  const entries = list
    .flatMap((show) => show.timeList.map((time) => ({ show, time })))
    .toSorted((a, b) => a.time.localeCompare(b.time) || a.show.name.localeCompare(b.show.name));
  const today = now === undefined ? undefined : koreanDate(now);
  if (now === undefined || today === undefined || date > today)
    return entries.map((entry) => ({ ...entry, state: 'later' }));
  if (date < today) return entries.map((entry) => ({ ...entry, state: 'past' }));
  const minute = minuteOf(koreanTime(now));
  const first = entries.find(({ time }) => minuteOf(time) > minute)?.time;
  return entries.map((entry): ShowEntry => {
    const start = minuteOf(entry.time);
    if (start + entry.show.minutes <= minute) return { ...entry, state: 'past' };
    if (start <= minute) return { ...entry, state: 'running' };
    return { ...entry, state: entry.time === first ? 'next' : 'later', minutes: start - minute };
  });
}

/** Shows that run now or begin later, at most `count`. */
export const comingEntries = (entries: readonly ShowEntry[], count: number): readonly ShowEntry[] =>
  entries.filter(({ state }) => state !== 'past').slice(0, count);

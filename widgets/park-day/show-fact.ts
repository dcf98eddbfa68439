import { dot } from '#ui/content/dot.ts';
import { clock } from '../shared/facilities/facility-now.ts';
import type { ShowEntry } from '../shared/park/show-entries.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

interface ShowTexts {
  readonly show: string;
  readonly running?: string;
  readonly none: string;
}

/** The next show of today. The one that began last is named beside it while it runs, and alone when none follows. */
export const showFact = (
  entries: readonly ShowEntry[],
  { show: label, running: runningLabel, none }: ShowTexts,
): Fact => {
  const next = entries.find(({ state }) => state === 'next');
  const running = entries.findLast(({ state }) => state === 'running');
  if (running === undefined || runningLabel === undefined)
    return next === undefined ? { label, value: none } : { label, value: clock(next.time), note: next.show.name };
  const now = `${runningLabel} ${running.show.name}`;
  return next === undefined
    ? { label: runningLabel, value: clock(running.time), note: running.show.name }
    : { label, value: clock(next.time), note: `${next.show.name}${dot}${now}` };
};

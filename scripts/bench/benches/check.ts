import { check } from '#content';
import { median, timeOf } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { preparedSite } from '../site/made.ts';
import { syntheticSite } from '../site/site.ts';

const PAIRS = 15;

/** The whole-site check of 20,000 placements: 10,000 pages with a layout of two each. There is no plainer way to do it, so no floor. */
export const bench: Bench = async () => {
  const prepared = await preparedSite(syntheticSite({ pages: 10_000, placements: 2 }));
  const times: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) times.push(await timeOf(() => void check(prepared)));
  return [
    toReading(
      { bench: 'check/20000-placements', value: median(times), unit: 'ms', pairs: PAIRS },
      atMost(150, 'value'),
    ),
  ];
};

import { median } from '../pairs.ts';
import { atLeast, toReading, type Reading } from '../reading.ts';
import { rateOf, type Target } from './load.ts';

const PAIRS = 15;
/** Warm-up ends after this many responses, within these seconds. */
const WARM_ANSWERS = 10_000;
const WARM_SECONDS = { least: 4, most: 20 };

interface Rates {
  readonly bench: string;
  /** Minimum ratio; without one the rate is only reported. */
  readonly goal?: number;
  readonly floor: Target;
  readonly ours: Target;
}

async function warmUp(target: Target): Promise<void> {
  let answers = 0;
  for (let second = 0; second < WARM_SECONDS.least || (second < WARM_SECONDS.most && answers < WARM_ANSWERS); second++)
    answers += await rateOf(target);
}

/** Alternates load on floor and ours, so that a slow phase of the machine affects both. */
export async function compareRates({ bench, goal, floor, ours }: Rates): Promise<Reading> {
  await warmUp(floor);
  await warmUp(ours);
  const rates: (readonly [floor: number, ours: number])[] = [];
  for (let pair = 0; pair < PAIRS; pair++) rates.push([await rateOf(floor), await rateOf(ours)]);
  if (rates.flat().includes(0)) throw new Error(`${bench}: nothing was answered for a whole second.`);
  return toReading(
    {
      bench,
      value: median(rates.map(([, own]) => own)),
      unit: '/s',
      floor: median(rates.map(([bare]) => bare)),
      ratio: median(rates.map(([bare, own]) => own / bare)),
      pairs: PAIRS,
    },
    goal === undefined ? undefined : atLeast(goal),
  );
}

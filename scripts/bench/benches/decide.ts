import { decide, type Question, type Snapshot } from '#engine';
import { comparePairs, type Work } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { askFor, preparedSite, snapshotOf } from '../site/made.ts';
import { pathOf, syntheticSite } from '../site/site.ts';

const PLACEMENTS = 50;
const LAYOUTS = 100;
const MICROSECONDS = 1000;

interface Site {
  readonly snapshot: Snapshot;
  readonly questions: readonly Question[];
}

async function makeSite(pages: number): Promise<Site> {
  const snapshot = snapshotOf(await preparedSite(syntheticSite({ pages, placements: PLACEMENTS, layouts: LAYOUTS })));
  // A step that has no divisor in common with the number of pages: each is visited, none after its neighbour.
  const questions = Array.from({ length: pages }, (_, number) => askFor(pathOf((number * 37) % pages)));
  const wrong = questions.find((question) => decide(snapshot, question).outcome.kind !== 'page');
  if (wrong) throw new Error(`${wrong.path} is not shown.`);
  return { snapshot, questions };
}

function deciding({ snapshot, questions }: Site): Work {
  let next = 0;
  return (times) => {
    let placed = 0;
    for (let time = 0; time < times; time++) {
      const question = questions[next++ % questions.length];
      if (question) placed += decide(snapshot, question).tree.length;
    }
    if (placed === 0) throw new Error('Nothing was placed.');
  };
}

/** `decide` for a page of 50 placements in a whole frame, whatever the number of pages. Every page of the site is asked for in turn. */
export const bench: Bench = async () => {
  const small = await makeSite(100);
  const readings = [];
  for (const pages of [100, 1000, 10_000]) {
    const { floor, ours, ratio, pairs } = await comparePairs(deciding(small), deciding(await makeSite(pages)));
    const measured = { value: ours * MICROSECONDS, unit: 'µs', pairs };
    readings.push(toReading({ bench: `decide/${pages}-pages`, ...measured }, atMost(5, 'value')));
    if (pages === 10_000) readings.push(toReading({ bench: 'decide/10000-pages-against-100', ...measured, floor: floor * MICROSECONDS, ratio }, atMost(1.5)));
  }
  return readings;
};

import { decide, type DecisionInput, type Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { comparePairs, type Work } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { askFor, preparedSite, snapshotOf } from '../site/made.ts';
import { pathOf, syntheticSite } from '../site/site.ts';

const PLACEMENTS = 50;
const LAYOUTS = 100;
const QUESTIONS = 100;
const MICROSECONDS = 1000;

const viewers: readonly Partial<Viewer>[] = [
  {},
  { login: true, grade: 'GOLD' },
  { login: true, grade: 'BASIC', platform: 'APP', os: 'ios' },
  { locale: 'en', platform: 'WEB_PC', os: 'other' },
  { locale: 'en', login: true, grade: 'VIP' },
];

interface Site {
  readonly snapshot: Snapshot;
  readonly questions: readonly DecisionInput[];
}

async function makeSite(pages: number): Promise<Site> {
  const snapshot = snapshotOf(await preparedSite(syntheticSite({ pages, placements: PLACEMENTS, layouts: LAYOUTS })));
  // As many questions whatever the size of the site, spread over all of it: only the site differs.
  const step = pages / QUESTIONS;
  const questions = Array.from({ length: QUESTIONS }, (_, number) =>
    askFor(pathOf(Math.floor(number * step)), viewers[number % viewers.length]),
  );
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

/** Nobody has seen the page as this viewer does: every layout is placed anew. */
function decidingAnew({ snapshot }: Site): Work {
  let grade = 0;
  return (times) => {
    let placed = 0;
    for (let time = 0; time < times; time++)
      placed += decide(snapshot, askFor(pathOf(0), { grade: `grade-${grade++}` })).tree.length;
    if (placed === 0) throw new Error('Nothing was placed.');
  };
}

/** `decide` for a page of 50 placements in a whole frame, whatever the number of pages. A hundred pages are asked for in turn, by viewers of five kinds. */
export const bench: Bench = async () => {
  const small = await makeSite(100);
  const readings = [];
  for (const pages of [100, 1000, 10_000]) {
    const { floor, ours, ratio, pairs } = await comparePairs(deciding(small), deciding(await makeSite(pages)));
    const measured = { value: ours * MICROSECONDS, unit: 'µs', pairs };
    readings.push(toReading({ bench: `decide/${pages}-pages`, ...measured }, atMost(5, 'value')));
    if (pages === 10_000)
      readings.push(
        toReading(
          { bench: 'decide/10000-pages-against-100', ...measured, floor: floor * MICROSECONDS, ratio },
          atMost(1.5),
        ),
      );
  }
  const { floor, ours, pairs } = await comparePairs(deciding(small), decidingAnew(small));
  readings.push(
    toReading({
      bench: 'decide/a-view-never-seen',
      value: ours * MICROSECONDS,
      unit: 'µs',
      floor: floor * MICROSECONDS,
      pairs,
    }),
  );
  return readings;
};

import { prepare, walkSite } from '#content';
import { median, timeOf } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { guardedSite, viewerKinds } from '../site/guarded-site.ts';
import { snapshotOf } from '../site/made.ts';

const PAGES = 10_000;
const ROUNDS = 3;

/** The walk of every view of 10,000 pages for some 500 kinds of viewers, on one core. There is no plainer way to do it, so no floor. */
export const bench: Bench = async () => {
  const prepared = await prepare(guardedSite(PAGES));
  const snapshot = snapshotOf(prepared);
  const times: number[] = [];
  let viewers = 0;
  for (let round = 0; round < ROUNDS; round++) {
    times.push(
      await timeOf(() => {
        const { coverage, problems } = walkSite(prepared, snapshot, { from: Date.UTC(2026, 10, 22) });
        ({ viewers } = coverage);
        const [fault] = problems.filter(({ severity }) => severity !== 'note');
        if (fault !== undefined)
          throw new Error(
            `The guarded site is not sound: ${fault.code} at ${fault.at.id}${fault.at.pointer}: ${fault.text.en}`,
          );
      }),
    );
  }
  if (viewers !== viewerKinds)
    throw new Error(`The guarded site tells ${viewers} kinds of viewers apart, not ${viewerKinds}.`);
  return [
    toReading(
      { bench: `simulate/${PAGES}-pages-${viewers}-viewers`, value: median(times) / 1_000, unit: 's', pairs: ROUNDS },
      atMost(10, 'value'),
    ),
  ];
};

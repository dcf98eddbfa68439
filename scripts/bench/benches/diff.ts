import { allChangedViews, compileSite, diffDocuments, prepare, type Release } from '#content';
import { median, timeOf } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { editedSite } from '../site/edited-site.ts';

const DOCUMENTS = 400;
const PAIRS = 5;
const from = Date.UTC(2026, 10, 22);

/**
 * Compares 400 edited documents of the shipped site on one core, in words and view by view. The floor decides every page for every kind of visitor in
 * both releases.
 */
export const bench: Bench = async () => {
  const { before, after } = await editedSite(DOCUMENTS);
  const was = await prepare(before);
  const one: Release = { prepared: was, snapshot: compileSite(was, { number: 1, hash: 'before' }, { sandbox: false }) };
  const impact = async (everything: boolean): Promise<number> => {
    const changes = diffDocuments(before, after);
    const prepared = await prepare(after, was.kept);
    const two: Release = {
      prepared,
      snapshot: compileSite(prepared, { number: 2, hash: 'after' }, { sandbox: false }),
    };
    const { views, same } = allChangedViews(one, two, { from, everything });
    if (changes.length < DOCUMENTS || same === views)
      throw new Error(
        `${changes.length} changes of ${DOCUMENTS} documents, ${views - same} views: that is no measure.`,
      );
    return same;
  };
  if ((await impact(false)) !== (await impact(true)))
    throw new Error('The shortcut tells other views than the long way.');
  const [floors, own]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair++) {
    floors.push(await timeOf(async () => void (await impact(true))));
    own.push(await timeOf(async () => void (await impact(false))));
  }
  return [
    toReading(
      {
        bench: `diff/${DOCUMENTS}-documents`,
        value: median(own) / 1_000,
        unit: 's',
        floor: median(floors) / 1_000,
        ratio: median(own.map((ms, index) => ms / (floors[index] ?? NaN))),
        pairs: PAIRS,
      },
      atMost(1.2, 'value'),
    ),
  ];
};

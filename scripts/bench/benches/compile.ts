import { check, compileSite, hashDocument, prepare, type Kept, type RawDocument } from '#content';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { median, timeOf } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { release } from '../site/made.ts';
import { syntheticSite } from '../site/site.ts';

const PAIRS = 15;

/** The documents with one layout changed, as a publish has them: the other ones are the very objects of the release before. */
function withChange(documents: readonly RawDocument[], round: number): readonly RawDocument[] {
  return documents.map((document) => {
    if (document.id !== `bench-${round}`) return document;
    const [first, ...rest] = document.body['placements'] as readonly object[];
    const body = { ...document.body, placements: [{ ...first, id: `changed-${round}` }, ...rest] };
    return { ...document, body, hash: hashDocument(body) };
  });
}

/**
 * From documents to a live snapshot of 10,000 pages with a layout of two placements each. Warm: one document has changed since the
 * last release; all of prepare, compile and swap is in it, as the server does them, and neither the gate nor the store.
 */
export const bench: Bench = async () => {
  const documents = syntheticSite({ pages: 10_000, placements: 2 });
  const live = new LiveSite();
  const show = (prepared: Awaited<ReturnType<typeof prepare>>) => {
    live.swap({
      ...release,
      documents: new Map(),
      prepared,
      snapshot: compileSite(prepared, release, { sandbox: true }),
    });
    return prepared.kept;
  };
  let kept: Kept = new Map();
  const cold = await timeOf(async () => {
    kept = show(await prepare(documents));
  });
  const times: number[] = [];
  for (let round = 0; round < PAIRS; round++) {
    const changed = withChange(documents, round);
    times.push(
      await timeOf(async () => {
        kept = show(await prepare(changed, kept));
      }),
    );
  }
  const gated = await timeOf(async () => void check(await prepare(withChange(documents, PAIRS), kept)));
  return [
    toReading({ bench: 'compile/cold-10000-pages', value: cold, unit: 'ms' }),
    toReading(
      { bench: 'compile/warm-10000-pages', value: median(times), unit: 'ms', pairs: PAIRS },
      atMost(1000, 'value'),
    ),
    toReading({ bench: 'compile/prepare-and-check-of-a-change', value: gated, unit: 'ms' }),
  ];
};

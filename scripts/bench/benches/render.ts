import { decide, type Snapshot } from '#engine';
import { makeTexts } from '../../../src/render/texts/texts.ts';
import { bundle, widgetsFolder, type Bundle } from '../bundle/bundle.ts';
import { writeByHand } from '../bundle/write-by-hand.ts';
import { comparePairs } from '../pairs.ts';
import { atMost, toReading, type Bench, type Reading } from '../reading.ts';
import { askFor, assets, preparedSite, snapshotOf } from '../site/made.ts';
import { pathOf, syntheticSite } from '../site/site.ts';

const SIZES = [50, 500] as const;
const MICROSECONDS = 1000;
const question = askFor(pathOf(0));

/** A site whose page has so many placements, with the outlet alone around it: what a frame costs is the same on both sides. */
const siteOf = async (placements: number): Promise<Snapshot> =>
  snapshotOf(await preparedSite(syntheticSite({ pages: 1, placements, frame: 'outlet' })));

const handOf = (snapshot: Snapshot): string =>
  writeByHand(decide(snapshot, question), makeTexts('ko', snapshot.messages.ko), new Map(), widgetsFolder);

async function compare(
  snapshot: Snapshot,
  name: `page-${number}`,
  { hand, renderPage, makePort, assetsOf, drawByHand }: Bundle<`page-${number}`>,
): Promise<Reading> {
  const { site } = snapshot;
  const texts = makeTexts('ko', snapshot.messages.ko);
  const decision = decide(snapshot, question);
  const nothing = () => undefined;
  const port = makePort({
    decision,
    site,
    texts,
    menuOpen: false,
    run: nothing,
    ahead: nothing,
    submit: () => Promise.resolve({ state: 'handled' }),
    say: nothing,
  });
  const own = hand[name];
  if (own === undefined) throw new Error(`${name} was not bundled.`);
  const parts = { page: own.page, frame: own.frame, assets: assetsOf(assets, decision.theme, decision.locale), port };
  const byHand = drawByHand(parts);
  const page = await renderPage({ decision, texts, site, assets, data: {} });
  if (page.fallen.length > 0 || page.html !== byHand) throw new Error(`${name}: the two trees are not the same.`);
  let characters = 0;
  const { floor, ours, ratio, pairs } = await comparePairs(
    (times) => {
      for (let time = 0; time < times; time++) characters += drawByHand(parts).length;
    },
    async (times) => {
      for (let time = 0; time < times; time++)
        characters += (await renderPage({ decision: decide(snapshot, question), texts, site, assets, data: {} })).html
          .length;
    },
    { sampleMs: 60, warmMs: 2000 },
  );
  if (characters === 0) throw new Error('Nothing was rendered.');
  return toReading(
    { bench: `render/${name}`, value: ours * MICROSECONDS, unit: 'µs', floor: floor * MICROSECONDS, ratio, pairs },
    atMost(1.05),
  );
}

/** From a question to the HTML of its page (a new decision each time), against the same tree written by hand in React with ready texts. */
export const bench: Bench = async () => {
  const snapshots = await Promise.all(SIZES.map(siteOf));
  const built = await bundle(
    Object.fromEntries(snapshots.map((snapshot, at) => [`page-${SIZES[at] ?? 0}`, handOf(snapshot)] as const)),
  );
  const readings: Reading[] = [];
  for (const [at, snapshot] of snapshots.entries())
    readings.push(await compare(snapshot, `page-${SIZES[at] ?? 0}`, built));
  return readings;
};

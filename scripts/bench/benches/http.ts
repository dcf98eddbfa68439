import { writeFileSync } from 'node:fs';
import { bundle, bundlePath, handPartsPath, widgetsFolder } from '../bundle/bundle.ts';
import { dataOf, writeByHand } from '../bundle/write-by-hand.ts';
import { makeTexts } from '../../../src/render/messages.ts';
import { compareRates } from '../http/compare-rates.ts';
import { compressed, handParts } from '../http/hand-parts.ts';
import { startOurs } from '../http/our-server.ts';
import { getPage, homeOf } from '../http/served-page.ts';
import { startServer, type RunningServer } from '../http/start-server.ts';
import type { Bench } from '../reading.ts';

/** Writes the served home by hand and starts a bare server for it; throws when the tree is not the same. */
async function startByHand(home: string): Promise<RunningServer> {
  const served = await getPage(home);
  const { decision, messages, locale, data } = served.boot;
  await bundle({ home: writeByHand(decision, makeTexts(locale, messages), dataOf(decision, data), widgetsFolder) });
  writeFileSync(handPartsPath, JSON.stringify(await handParts(home, served)));
  const server = await startServer('scripts/bench/http/hand-server.ts', [bundlePath, handPartsPath], {});
  const byHand = await (await fetch(`${server.origin}/rendered`)).text();
  if (byHand !== served.html) throw new Error('The page by hand is not the page that is served.');
  return server;
}

/**
 * GET of the shipped home against a bare Fastify in a process of its own. Uncached: every address is another one, so ours decides, answers
 * the page's calls, renders and writes the document, while the bare route renders the same tree by hand into the same document. Cached:
 * the same compressed bytes with the same headers.
 */
export const bench: Bench = async () => {
  const ours = await startOurs();
  try {
    const home = await homeOf(ours.origin);
    const hand = await startByHand(home);
    try {
      return [
        await compareRates({ bench: 'http/home-uncached', goal: 0.9, floor: { url: `${hand.origin}/rendered`, isUnique: true }, ours: { url: home, isUnique: true } }),
        await compareRates({ bench: 'http/home-cached', goal: 0.8, floor: { url: `${hand.origin}/stored`, headers: compressed }, ours: { url: home, headers: compressed } }),
      ];
    } finally {
      await hand.stop();
    }
  } finally {
    await ours.stop();
  }
};

import { writeFileSync } from 'node:fs';
import { bundle, bundlePath, handPartsPath, widgetsFolder } from '../bundle/bundle.ts';
import { dataOf, writeByHand } from '../bundle/write-by-hand.ts';
import { makeTexts } from '../../../src/render/texts/texts.ts';
import { compareRates } from '../http/compare-rates.ts';
import { compressed, handParts } from '../http/hand-parts.ts';
import { startOurs } from '../http/promenade-server.ts';
import { getPage, homeOf } from '../http/served-page.ts';
import { startServer, type RunningServer } from '../http/start-server.ts';
import type { Bench } from '../reading.ts';

/** Starts a bare server with a hand-written copy of the served home. Throws when the two pages differ. */
async function startByHand(home: string): Promise<RunningServer> {
  const served = await getPage(home);
  const { decision, messages, locale, data } = served.boot;
  await bundle({ home: writeByHand(decision, makeTexts(locale, messages), dataOf(decision, data), widgetsFolder) });
  writeFileSync(handPartsPath, JSON.stringify(await handParts(home, served)));
  const server = await startServer('scripts/bench/http/hand-server.ts', [bundlePath, handPartsPath], {});
  try {
    const byHand = await (await fetch(`${server.origin}/rendered`)).text();
    if (byHand !== served.html) throw new Error(describeDifference(byHand, served.html));
  } catch (error) {
    // A server that is left running keeps this process alive.
    await server.stop();
    throw error;
  }
  return server;
}

function describeDifference(byHand: string, served: string): string {
  let at = 0;
  while (at < served.length && byHand[at] === served[at]) at++;
  const around = (html: string): string => html.slice(Math.max(0, at - 80), at + 80);
  return `The hand-written page differs from the served page at character ${at}:\n  by hand: ${around(byHand)}\n  served:  ${around(served)}`;
}

/**
 * Compares GET of the shipped home with a bare Fastify in a process of its own.
 * Uncached: each URL is new, so our server decides, answers the page's calls, renders and writes the document; the bare route renders the
 * same tree by hand into the same document. Cached: both send the same compressed bytes with the same headers.
 */
export const bench: Bench = async () => {
  const ours = await startOurs();
  try {
    const home = await homeOf(ours.origin);
    const hand = await startByHand(home);
    try {
      return [
        await compareRates({
          bench: 'http/home-uncached',
          goal: 0.9,
          floor: { url: `${hand.origin}/rendered`, isUnique: true },
          ours: { url: home, isUnique: true },
        }),
        await compareRates({
          bench: 'http/home-cached',
          goal: 0.8,
          floor: { url: `${hand.origin}/stored`, headers: compressed },
          ours: { url: home, headers: compressed },
        }),
      ];
    } finally {
      await hand.stop();
    }
  } finally {
    await ours.stop();
  }
};

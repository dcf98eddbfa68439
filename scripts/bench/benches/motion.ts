import type { Browser } from 'playwright';
import { compareTurns, fillList, scrollPage } from '../browser/frame-rate.ts';
import { launch, openPhone } from '../browser/slow-phone.ts';
import { startOurs } from '../http/promenade-server.ts';
import { atLeast, atMost, toReading, type Bench, type Reading } from '../reading.ts';
import { kilobytesOf } from '../sizes/kilobytes.ts';

const WHEEL = '/haneul-land/event/roulette/1';
const STAMPS = '/haneul-land/event/stamp/1';
const LIST = '/haneul-land/event';
const ITEMS = 500;
const ROUNDS = 3;

interface Pair {
  readonly value: number;
  readonly floor: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const compared = (bench: string, pairs: readonly Pair[]): Reading =>
  toReading(
    {
      bench: `motion/${bench}`,
      value: median(pairs.map(({ value }) => value)),
      floor: median(pairs.map(({ floor }) => floor)),
      ratio: median(pairs.map(({ value, floor }) => value / floor)),
      unit: 'frames/s',
      pairs: pairs.length,
    },
    atLeast(0.9),
  );

/** Turns an element of a page on a slow phone. */
async function turned(browser: Browser, url: string, selector: string): Promise<readonly Pair[]> {
  const phone = await openPhone(browser, { slowNetwork: false });
  try {
    await phone.page.goto(url);
    await phone.page.locator(selector).first().waitFor();
    await phone.page.waitForTimeout(2_000);
    return await compareTurns(phone.page, selector, ROUNDS);
  } finally {
    await phone.close();
  }
}

/** Scrolls a list of many items, ours or plain. */
async function scrolled(browser: Browser, url: string, isPlain: boolean): Promise<number> {
  const phone = await openPhone(browser, { slowNetwork: false });
  try {
    await phone.page.goto(url);
    await phone.page.locator('main li img').first().waitFor();
    await phone.page.waitForTimeout(2_000);
    await fillList(phone.page, ITEMS, isPlain);
    await phone.page.waitForTimeout(3_000);
    return await scrollPage(phone.page);
  } finally {
    await phone.close();
  }
}

/** Scripts that a first visit loads. */
async function scriptsOf(browser: Browser, url: string): Promise<readonly string[]> {
  const phone = await openPhone(browser, { slowNetwork: false });
  const names: string[] = [];
  phone.page.on('response', (response) =>
    names.push(...(response.request().resourceType() === 'script' ? [new URL(response.url()).pathname] : [])),
  );
  try {
    await phone.page.goto(url);
    await phone.page.waitForTimeout(4_000);
    return [...new Set(names)];
  } finally {
    await phone.close();
  }
}

/** Frame rates at 4x CPU of the wheel, the stamps and a long list, each beside a plain one; and the scripts of a list page. */
export const bench: Bench = async () => {
  const server = await startOurs();
  const browser = await launch();
  try {
    const scripts = await scriptsOf(browser, server.origin + LIST);
    const lists: Pair[] = [];
    for (let round = 0; round < ROUNDS; round++)
      lists.push({
        floor: await scrolled(browser, server.origin + LIST, true),
        value: await scrolled(browser, server.origin + LIST, false),
      });
    return [
      toReading(
        { bench: `motion/first-js-of-a-list-${scripts.length}-files`, value: kilobytesOf(scripts), unit: 'kB' },
        atMost(140, 'value'),
      ),
      compared('prize-wheel-turns', await turned(browser, server.origin + WHEEL, 'main [role="img"] > svg')),
      compared('stamps-turn', await turned(browser, server.origin + STAMPS, 'main [data-look="open"]')),
      compared(`list-of-${ITEMS}-with-pictures-scrolls`, lists),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

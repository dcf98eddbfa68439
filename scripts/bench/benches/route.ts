import { launch, openPhone } from '../browser/slow-phone.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import type { RouteTimes } from '../route/in-page.ts';
import { bundleAlone } from '../sizes/bundle-alone.ts';

const COUNT = 200;
const MAX_FIND_MS = 20;

const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN;

/** Measures routes on 2,000 nodes of five floors on a slow phone. The floor is Dijkstra of the same library on the same graph. */
export const bench: Bench = async () => {
  const script = await bundleAlone('scripts/bench/route/in-page.ts');
  const browser = await launch();
  try {
    const phone = await openPhone(browser, { slowNetwork: false });
    await phone.page.addScriptTag({ type: 'module', content: script });
    await phone.page.waitForFunction(() => 'measureRoutes' in globalThis);
    const { build, find, dijkstra } = await phone.page.evaluate((count) => (globalThis as unknown as { readonly measureRoutes: (count: number) => RouteTimes }).measureRoutes(count), COUNT);
    const [p95, floor] = [percentile(find, 0.95), percentile(dijkstra, 0.95)];
    return [
      toReading({ bench: 'route/find-p95', value: p95, unit: 'ms', floor, ratio: p95 / floor, pairs: COUNT }, atMost(MAX_FIND_MS, 'value')),
      toReading({ bench: 'route/find-median', value: percentile(find, 0.5), unit: 'ms', floor: percentile(dijkstra, 0.5), ratio: percentile(find, 0.5) / percentile(dijkstra, 0.5), pairs: COUNT }),
      toReading({ bench: 'route/build-cold', value: build, unit: 'ms', pairs: 1 }),
    ];
  } finally {
    await browser.close();
  }
};

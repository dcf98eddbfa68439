import { launch, openPhone } from '../browser/slow-phone.ts';
import type { PlanTimes } from '../plan/in-page.ts';
import { atLeast, atMost, toReading, type Bench } from '../reading.ts';
import { bundleAlone } from '../sizes/bundle-alone.ts';

const COUNT = 40;
const MAX_PLAN_MS = 200;

const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN;

/** Measures the proposal of a visit to 15 places on a slow phone, with its routes on 2,000 nodes. The floor goes to the nearest place first on the same graph. */
export const bench: Bench = async () => {
  const script = await bundleAlone('scripts/bench/plan/in-page.ts');
  const browser = await launch();
  try {
    const phone = await openPhone(browser, { slowNetwork: false });
    await phone.page.addScriptTag({ type: 'module', content: script });
    await phone.page.waitForFunction(() => 'measurePlans' in globalThis);
    const { propose, nearest, proposedFit, nearestFit } = await phone.page.evaluate((count) => (globalThis as unknown as { readonly measurePlans: (count: number) => PlanTimes }).measurePlans(count), COUNT);
    const [p95, floor] = [percentile(propose, 0.95), percentile(nearest, 0.95)];
    return [
      toReading({ bench: 'plan/propose-p95', value: p95, unit: 'ms', floor, ratio: p95 / floor, pairs: COUNT }, atMost(MAX_PLAN_MS, 'value')),
      toReading({ bench: 'plan/propose-median', value: percentile(propose, 0.5), unit: 'ms', floor: percentile(nearest, 0.5), ratio: percentile(propose, 0.5) / percentile(nearest, 0.5), pairs: COUNT }),
      toReading({ bench: 'plan/stops-that-fit', value: proposedFit / COUNT, unit: 'stops', floor: nearestFit / COUNT, ratio: proposedFit / nearestFit, pairs: COUNT }, atLeast(1)),
    ];
  } finally {
    await browser.close();
  }
};

import { percentile, runOnPhone } from '../browser/run-on-phone.ts';
import type { PlanTimes } from '../plan/in-page.ts';
import { atLeast, atMost, toReading, type Bench } from '../reading.ts';

const COUNT = 40;
const MAX_PLAN_MS = 200;

/** Measures the proposal of a visit to 15 places on a slow phone, with its routes on 2,000 nodes. The floor goes to the nearest place first on the same graph. */
export const bench: Bench = async () => {
  const { propose, nearest, proposedFit, nearestFit } = await runOnPhone<PlanTimes>(
    'scripts/bench/plan/in-page.ts',
    'measurePlans',
    COUNT,
  );
  const [p95, floor] = [percentile(propose, 0.95), percentile(nearest, 0.95)];
  return [
    toReading(
      { bench: 'plan/propose-p95', value: p95, unit: 'ms', floor, ratio: p95 / floor, pairs: COUNT },
      atMost(MAX_PLAN_MS, 'value'),
    ),
    toReading({
      bench: 'plan/propose-median',
      value: percentile(propose, 0.5),
      unit: 'ms',
      floor: percentile(nearest, 0.5),
      ratio: percentile(propose, 0.5) / percentile(nearest, 0.5),
      pairs: COUNT,
    }),
    toReading(
      {
        bench: 'plan/stops-that-fit',
        value: proposedFit / COUNT,
        unit: 'stops',
        floor: nearestFit / COUNT,
        ratio: proposedFit / nearestFit,
        pairs: COUNT,
      },
      atLeast(1),
    ),
  ];
};

import { percentile, runOnPhone } from '../browser/run-on-phone.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import type { RouteTimes } from '../route/in-page.ts';

const COUNT = 200;
const MAX_FIND_MS = 20;

/** Measures routes on 2,000 nodes of five floors on a slow phone. The floor is Dijkstra of the same library on the same graph. */
export const bench: Bench = async () => {
  const { build, find, dijkstra } = await runOnPhone<RouteTimes>(
    'scripts/bench/route/in-page.ts',
    'measureRoutes',
    COUNT,
  );
  const [p95, floor] = [percentile(find, 0.95), percentile(dijkstra, 0.95)];
  return [
    toReading(
      { bench: 'route/find-p95', value: p95, unit: 'ms', floor, ratio: p95 / floor, pairs: COUNT },
      atMost(MAX_FIND_MS, 'value'),
    ),
    toReading({
      bench: 'route/find-median',
      value: percentile(find, 0.5),
      unit: 'ms',
      floor: percentile(dijkstra, 0.5),
      ratio: percentile(find, 0.5) / percentile(dijkstra, 0.5),
      pairs: COUNT,
    }),
    toReading({ bench: 'route/build-cold', value: build, unit: 'ms', pairs: 1 }),
  ];
};

import { timeVisit, type VisitDay, type VisitStop } from '../../../src/wayfinding/index.ts';
import { buildGraph, createWalkSeconds, proposeVisit } from '../../../src/wayfinding/search.ts';
import { layers, makeGraph, randomFrom, SEED } from '../route/street-graph.ts';

/** Times in milliseconds of each plan, and the stops that fit, added over the plans. */
export interface PlanTimes {
  readonly propose: readonly number[];
  readonly nearest: readonly number[];
  readonly proposedFit: number;
  readonly nearestFit: number;
}

const STOPS = 15;
const SHOWS = 4;

/** The simplest plan: always the nearest place that is left. */
const nearestFirst = (day: VisitDay, stops: readonly VisitStop[]): readonly string[] => {
  const order: string[] = [];
  const left = new Set(stops.map(({ id }) => id));
  for (let from: string | undefined; left.size > 0;) {
    const [next = ''] = [...left].toSorted((one, other) => day.walk(from, one) - day.walk(from, other));
    order.push(next);
    left.delete(next);
    from = next;
  }
  return order;
};

/** Plans visits of 15 places on 2,000 nodes with all routes between them, in turns with the plain plan on the same graph. */
export function measurePlans(count: number): PlanTimes {
  const answer = makeGraph();
  const graph = buildGraph(answer, layers);
  const random = randomFrom(SEED + 2);
  const below = (most: number): number => Math.floor(random() * most);
  const plans = Array.from({ length: count }, () => {
    const stops = Array.from({ length: STOPS }, (_, index): VisitStop => {
      const peak = below(60);
      return {
        id: answer.nodeList[below(answer.nodeList.length)]?.nodeId ?? '',
        stay: 10 + below(25),
        opens: 600,
        closes: 1260,
        isMust: index % 4 === 0,
        ...(index < SHOWS
          ? { times: [660, 780, 900, 1020].map((time) => time + below(60)) }
          : { wait: (minute: number) => Math.max(0, peak - Math.abs(minute - 870) / 10) }),
      };
    });
    // Each plan finds its own routes, as on a page that was just opened.
    const day = (): VisitDay => {
      const secondsOf = createWalkSeconds(graph);
      return { arrive: 600, leave: 1200, walk: (from, to) => (from === undefined ? 0 : secondsOf(from, to) / 60) };
    };
    const timed = (plan: typeof proposeVisit) => {
      const start = performance.now();
      const own = day();
      const order = plan(own, stops);
      const took = performance.now() - start;
      const fits = timeVisit(
        own,
        order.flatMap((id) => stops.find((one) => one.id === id) ?? []),
      ).filter(({ missed }) => missed === undefined).length;
      return { took, fits };
    };
    return { propose: timed(proposeVisit), nearest: timed(nearestFirst) };
  });
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  return {
    propose: plans.map(({ propose }) => propose.took),
    nearest: plans.map(({ nearest }) => nearest.took),
    proposedFit: sum(plans.map(({ propose }) => propose.fits)),
    nearestFit: sum(plans.map(({ nearest }) => nearest.fits)),
  };
}

Object.assign(globalThis, { measurePlans });

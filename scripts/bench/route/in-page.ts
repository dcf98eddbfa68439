import { aStar } from 'ngraph.path';
import { buildGraph, findRoute, type GraphLayer, type PathKind } from '../../../src/wayfinding/index.ts';

/** Times in milliseconds. */
export interface RouteTimes {
  readonly build: number;
  readonly find: readonly number[];
  readonly dijkstra: readonly number[];
}

const SIDE = 20;
const FLOORS = 5;
const SPACING = 30;
const SEED = 7;

/** Returns a deterministic random function. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

const layers: readonly GraphLayer[] = Array.from({ length: FLOORS }, (_, floor) => ({
  layerId: `f${floor}`,
  floor,
  pointList: [[0, 0], [600, 0], [0, 600], [600, 600]].map(([x = 0, y = 0]) => ({ x, y, lat: 37.3 - y / 111_195, lng: 127.2 + x / 88_450 })),
}));

/** Five floors of 400 nodes: crooked streets with gaps, curves and one-way paths, joined by lifts and stairs. */
function makeGraph() {
  const random = randomFrom(SEED);
  const idOf = (floor: number, x: number, y: number) => `${floor}-${x}-${y}`;
  const nodeList = layers.flatMap(({ layerId }, floor) =>
    Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return { nodeId: idOf(floor, x, y), layerId, x: x * SPACING + random() * 12, y: y * SPACING + random() * 12 };
    }));
  const edge = (a: string, b: string, kindCd: PathKind = 'WALK') => ({ a, b, kindCd, oneWayYn: random() < 0.05 ? ('Y' as const) : ('N' as const), shadeYn: random() < 0.4 ? ('Y' as const) : ('N' as const) });
  const edgeList = layers.flatMap((_, floor) =>
    Array.from({ length: SIDE * SIDE }, (__, at) => [at % SIDE, Math.floor(at / SIDE)] as const).flatMap(([x, y]) => [
      ...(x + 1 < SIDE && random() < 0.85 ? [edge(idOf(floor, x, y), idOf(floor, x + 1, y))] : []),
      ...(y + 1 < SIDE && random() < 0.85 ? [edge(idOf(floor, x, y), idOf(floor, x, y + 1))] : []),
      ...(floor + 1 < FLOORS && random() < 0.02 ? [edge(idOf(floor, x, y), idOf(floor + 1, x, y), 'LIFT'), edge(idOf(floor, x, y), idOf(floor + 1, x, y), 'STAIRS')] : []),
    ]));
  return { nodeList, edgeList };
}

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Builds the graph once, cold, and finds routes between random nodes, in turns with Dijkstra of the library on the same graph. */
export function measureRoutes(count: number): RouteTimes {
  const answer = makeGraph();
  const random = randomFrom(SEED + 1);
  const anyNode = () => answer.nodeList[Math.floor(random() * answer.nodeList.length)]?.nodeId ?? '';
  const start = performance.now();
  const graph = buildGraph(answer, layers);
  const build = performance.now() - start;
  const plain = aStar(graph.search, { oriented: true, distance: (_to, _from, link) => link.data.seconds });
  const pairs = Array.from({ length: count }, () => [anyNode(), anyNode()] as const);
  const times = pairs.map(([from, to]) => ({
    find: timed(() => findRoute(graph, { from: { nodeId: from }, to: { nodeId: to }, mode: 'fast' })),
    dijkstra: timed(() => plain.find(from, to)),
  }));
  return { build, find: times.map(({ find }) => find), dijkstra: times.map(({ dijkstra }) => dijkstra) };
}

Object.assign(globalThis, { measureRoutes });

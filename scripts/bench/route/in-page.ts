import { aStar } from 'ngraph.path';
import { buildGraph, findRoute } from '../../../src/wayfinding/search.ts';
import { layers, makeGraph, randomFrom, SEED } from './street-graph.ts';

/** Times in milliseconds. */
export interface RouteTimes {
  readonly build: number;
  readonly find: readonly number[];
  readonly dijkstra: readonly number[];
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

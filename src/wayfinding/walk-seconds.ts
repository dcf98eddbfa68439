import FlatQueue from 'flatqueue';
import type { WayGraph } from './build-graph.ts';

interface Arcs {
  readonly indexOf: ReadonlyMap<string, number>;
  /** Arcs of node `n` are at `first[n]` to `first[n + 1]`. */
  readonly first: Uint32Array;
  readonly targets: Uint32Array;
  readonly seconds: Float64Array;
}

/** Lays the arcs of all nodes out in arrays: a search over objects takes several times as long. */
function layOut({ nodes, edges }: WayGraph): Arcs {
  const indexOf = new Map([...nodes.keys()].map((id, index) => [id, index]));
  const arcs = edges.flatMap(({ section: { from, to, seconds }, oneWay }) => {
    const [a, b] = [indexOf.get(from.nodeId) ?? 0, indexOf.get(to.nodeId) ?? 0];
    return oneWay ? [[a, b, seconds] as const] : [[a, b, seconds] as const, [b, a, seconds] as const];
  });
  const first = new Uint32Array(indexOf.size + 1);
  for (const [from] of arcs) first[from + 1] = (first[from + 1] ?? 0) + 1;
  for (let node = 0; node < indexOf.size; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const [targets, times] = [new Uint32Array(arcs.length), new Float64Array(arcs.length)];
  for (const [from, to, seconds] of arcs) {
    const at = next[from] ?? 0;
    next[from] = at + 1;
    targets[at] = to;
    times[at] = seconds;
  }
  return { indexOf, first, targets, seconds: times };
}

/** Dijkstra's algorithm: seconds from one node to every node. */
function searchFrom({ first, targets, seconds }: Arcs, start: number): Float64Array {
  const reached = new Float64Array(first.length - 1).fill(Infinity);
  // Nodes by seconds. A node may be in it more than once.
  const queue = new FlatQueue();
  reached[start] = 0;
  queue.push(start, 0);
  while (queue.length > 0) {
    const key = queue.peekValue() ?? 0;
    const node = queue.pop() ?? 0;
    if (key > (reached[node] ?? 0)) continue;
    for (let arc = first[node] ?? 0; arc < (first[node + 1] ?? 0); arc++) {
      const target = targets[arc] ?? 0;
      const sum = key + (seconds[arc] ?? 0);
      if (sum >= (reached[target] ?? 0)) continue;
      reached[target] = sum;
      queue.push(target, sum);
    }
  }
  return reached;
}

/**
 * Returns a function that tells the seconds of the quickest route between two nodes; Infinity without one, or for an unknown node. It searches once
 * for each start, so it suits many pairs; `findRoute` finds the route itself.
 */
export function createWalkSeconds(graph: WayGraph): (from: string, to: string) => number {
  const arcs = layOut(graph);
  const byStart = new Map<number, Float64Array>();
  return (from, to) => {
    const [start, end] = [arcs.indexOf.get(from), arcs.indexOf.get(to)];
    if (start === undefined || end === undefined) return Infinity;
    const known = byStart.get(start) ?? searchFrom(arcs, start);
    byStart.set(start, known);
    return known[end] ?? Infinity;
  };
}
